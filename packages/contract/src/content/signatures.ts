/** E-mail signatures: templates per provider, filled with the person's own data. See docs/content.md#signatures. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { nameText, optionalUrl, requiredText } from '../validators.ts'

/** The names that a template may use between double braces. */
export const signatureKeys = ['nome', 'cargo', 'departamento', 'telefone', 'email', 'site', 'logo'] as const
export type SignatureKey = (typeof signatureKeys)[number]

/** The unknown placeholders of a template; the logo may not be within a tag. */
export function signatureProblem(html: string): string | null {
  const unknown = [...html.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)]
    .map(([, key]) => key!)
    .find((key) => !signatureKeys.some((known) => known === key))
  if (unknown !== undefined) return `Campo desconhecido: {{${unknown}}}`
  return /<[^>]*\{\{\s*logo\s*\}\}[^>]*>/.test(html) ? 'Use {{logo}} fora das marcas do HTML.' : null
}

const template = requiredText(20_000).superRefine((html, context) => {
  const message = signatureProblem(html)
  if (message) context.addIssue({ code: 'custom', message })
})

export const signatureFields = z.strictObject({
  nome: nameText(80),
  id_empresa: recordId.nullish(),
  html: template,
  site: optionalUrl,
  /** The provider's first choice; there is one at most. */
  padrao: z.boolean().optional(),
  ativo: z.boolean().optional(),
})
export type SignatureFields = z.output<typeof signatureFields>

export const createSignaturesInput = createOf(signatureFields)
export const updateSignatureInput = updateOf(signatureFields)
export type UpdateSignatureInput = z.output<typeof updateSignatureInput>

/** Whether the phone is shown. */
export const ownSignaturesInput = z.strictObject({ telefone: z.boolean().default(true) }).prefault({})

/** A template that is being written, filled with one's own data. */
export const previewSignatureInput = z.strictObject({ html: template, site: optionalUrl })

export const signatureList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  id_empresa: number(),
  empresa: text('Provedor'),
  site: text('Site'),
  padrao: boolean('Padrão'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListSignaturesInput = z.output<typeof signatureList.input>
