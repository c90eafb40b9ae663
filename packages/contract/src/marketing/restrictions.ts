/** Which channels a customer allows: true is allowed. See docs/marketing.md#restrictions. */
import * as z from 'zod'
import { boolean, choice, date, listOf, number, text, unmarked } from '../list.ts'
import { form } from '../messages.ts'
import { createOf, updateOf } from '../record.ts'
import { optionalPersonDocument } from '../sales/person-document.ts'
import { systemName } from '../sales/customers.ts'
import { requiredText } from '../validators.ts'
import { restrictionOrigins } from './communication-words.ts'

/** How the form searches the customer; it is not stored. */
export const searchKeys = { codpessoa: 'Código', cpf: 'CPF', nome_razaosocial: 'Nome' } as const

const code = z.union([z.string(), z.int().nonnegative().transform(String)]).pipe(
  z
    .string()
    .trim()
    .min(1, form.required)
    .regex(/^\S{1,40}$/, 'Código inválido.'),
)

export const restrictionFields = z.strictObject({
  sistema: systemName,
  cod_cliente: code,
  /** A person's CPF, or a company's CNPJ; null only where the ERP knows the customer without one. */
  cpf: optionalPersonDocument,
  nome_razaosocial: requiredText(200),
  whatsapp: z.boolean().optional(),
  email: z.boolean().optional(),
  sms: z.boolean().optional(),
})
export type RestrictionFields = z.output<typeof restrictionFields>

export const createRestrictionsInput = createOf(restrictionFields)
export const updateRestrictionInput = updateOf(restrictionFields)
export type UpdateRestrictionInput = z.output<typeof updateRestrictionInput>

export const restrictionList = listOf('nome_razaosocial', {
  id: number(),
  cod_cliente: text('Código'),
  nome_razaosocial: text('Nome'),
  cpf: unmarked('CPF', false),
  sistema: text(),
  provedor: text('Provedor'),
  whatsapp: boolean('WhatsApp'),
  email: boolean('E-mail'),
  sms: boolean('SMS'),
  origem: choice(restrictionOrigins, 'Origem'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListRestrictionsInput = z.output<typeof restrictionList.input>
