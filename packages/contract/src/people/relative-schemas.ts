/** What the procedures of relatives take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { format } from '../messages/formats.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { todayInBrazil } from '../today.ts'
import { notFuture } from '../described.ts'
import { isoDate, nameText, optional, optionalCpf } from '../validators.ts'
import { relative } from './family.ts'

const declared = schemasOf(relative, {
  data_nascimento: optional(notFuture(isoDate.refine((day) => day <= todayInBrazil(), format.invalidDate))),
  cpf: optionalCpf,
})

export const relativeFields = declared.fields.extend({
  /** The employee of the relative; the actor by default. Only HR may name somebody else. */
  id_funcionario: recordId.nullish(),
})
export type RelativeFields = z.output<typeof relativeFields>

export const relativeSchemas = {
  ...declared,
  createInput: createOf(relativeFields).refine(({ objects }) => objects.length <= 50),
  updateInput: updateOf(declared.fields),
}
export type UpdateRelativeInput = z.output<typeof relativeSchemas.updateInput>
export type ListRelativesInput = z.output<typeof relativeSchemas.list.input>

/** The names of the dialog "Tem familiar?": each becomes a relative who works in the group. */
export const addRelativeNamesInput = z.strictObject({
  id_funcionario: recordId.nullish(),
  nomes: z
    .array(nameText(120))
    .max(50)
    .transform((names) => [...new Set(names)]),
})
export type AddRelativeNamesInput = z.output<typeof addRelativeNamesInput>

export const relativeAddNamesAnswer = z.union([
  z.array(z.strictObject({})),
  z.array(z.strictObject({ id: recordId })),
])
