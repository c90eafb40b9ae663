/** Providers (empresa) and their keys. See docs/company.md#providers. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { normalizeText } from '../formats.ts'

export const provider = entity(
  'empresa',
  {
    nome: field.name('Nome', 120),
    /** The provider's key on the wire (`provedor`, `sistema`); made of the name when left out. */
    sistema: field.defaulted(field.text('Sistema', 40)),
    /** Hue of its mark on the screen, in degrees. */
    matiz: field.unlisted(field.defaulted(field.integer('Matiz', 0, 360))),
    /** The sender of e-mails to its customers; by default the provider's name and the company's address. */
    remetente_nome: field.unlisted(field.optional(field.text('Nome do remetente', 80))),
    remetente_email: field.unlisted(field.optional(field.email('E-mail do remetente'))),
    id_logo: field.unlisted(field.optional(field.file('Logo'))),
    cidades: field.figure('Cidades'),
    ativo: field.active(),
  },
  { sort: 'nome', merges: ['nome', 'matiz', 'id_logo', ['remetente_nome', 'remetente_email']] },
)

/** The key of a provider made of its name: "Razão Info" is `razao_info`. */
export const systemKey = (nome: string): string =>
  normalizeText(nome)
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40)
    .replace(/^_+|_+$/g, '')
