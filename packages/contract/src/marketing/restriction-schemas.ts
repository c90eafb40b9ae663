/** What the procedures of restrictions take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { form } from '../messages.ts'
import { createOf, updateOf } from '../record.ts'
import { restriction } from './restrictions.ts'

/** How the form searches the customer; it is not stored. */
export const searchKeys = { codpessoa: 'Código', cpf: 'CPF', nome_razaosocial: 'Nome' } as const

const code = z.union([z.string(), z.int().nonnegative().transform(String)]).pipe(
  z
    .string()
    .trim()
    .min(1, form.required)
    .regex(/^\S{1,40}$/, 'Código inválido.'),
)

const declared = schemasOf(restriction)
const fields = declared.fields.extend({ cod_cliente: code })
export const restrictionSchemas = {
  ...declared,
  fields,
  createInput: createOf(fields),
  updateInput: updateOf(fields),
}

export type RestrictionFields = z.output<typeof restrictionSchemas.fields>
export type UpdateRestrictionInput = z.output<typeof restrictionSchemas.updateInput>
export type ListRestrictionsInput = z.output<typeof restrictionSchemas.list.input>

export const restrictionCreateAnswer = z.array(restrictionSchemas.row.pick({ id: true, cod_cliente: true }))
