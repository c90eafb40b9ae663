/** What the procedures of justifications and budgets take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { recordId, updateOf } from '../record.ts'
import { budget, justification } from './sponsorship-justifications.ts'
import { justificationTypes } from './sponsorship-words.ts'

export const justificationSchemas = {
  ...schemasOf(justification),
  optionsInput: z.strictObject({ tipos: z.array(z.enum(justificationTypes)).max(4).optional() }).prefault({}),
}
export type JustificationFields = z.output<typeof justificationSchemas.fields>
export type UpdateJustificationInput = z.output<typeof justificationSchemas.updateInput>
export type ListJustificationsInput = z.output<typeof justificationSchemas.list.input>

/** Provider and year of a budget never change. */
export const budgetEditFields = schemasOf(budget).fields.pick({ valor: true })
export const budgetSchemas = { ...schemasOf(budget), updateInput: updateOf(budgetEditFields) }
export type UpdateBudgetInput = z.output<typeof budgetSchemas.updateInput>

export const yearInput = z.strictObject({ ano: z.int().min(2000).max(2999), id_empresa: recordId.optional() })
export type YearInput = z.output<typeof yearInput>
