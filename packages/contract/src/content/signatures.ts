/** E-mail signatures: templates per provider, filled with the person's own data. See docs/content.md#signatures. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { unknownPlaceholderIn } from '../placeholders.ts'

/** The names that a template may use between double braces. */
export const signatureKeys = ['nome', 'cargo', 'departamento', 'telefone', 'email', 'site', 'logo'] as const
export type SignatureKey = (typeof signatureKeys)[number]

/** Says which placeholder of a template is unknown; the logo may not be within a tag. */
export function signatureProblem(html: string): string | undefined {
  const unknown = unknownPlaceholderIn(html, signatureKeys)
  if (unknown !== undefined) return `Campo desconhecido: {{${unknown}}}`
  return /<[^>]*\{\{\s*logo\s*\}\}[^>]*>/.test(html) ? 'Use {{logo}} fora das marcas do HTML.' : undefined
}

export const signature = entity(
  'assinatura_modelo',
  {
    nome: field.name('Nome', 80),
    id_empresa: field.optional(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    html: field.unlisted(field.checked(signatureProblem, field.text('HTML', 20_000))),
    site: field.optional(field.url('Site')),
    /** The provider's first choice; there is one at most. */
    padrao: field.headed('Padrão', field.flag('Padrão do provedor')),
    ativo: field.active(),
  },
  { sort: 'nome' },
)
