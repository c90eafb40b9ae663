/** Reasons that the applicant reads, and budgets. See docs/sponsorship.md#justifications. */
import * as z from 'zod'
import { amount, boolean, choice, date, listOf, number, text } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { money, nameText } from '../validators.ts'
import { justificationTypeLabels, justificationTypes } from './sponsorship-words.ts'

export const justificationFields = z.strictObject({
  titulo: nameText(120),
  tipo: z.enum(justificationTypes),
  /** Goes into the e-mail to the applicant. */
  texto_publico: nameText(1000),
  ativo: z.boolean(),
})
export type JustificationFields = z.output<typeof justificationFields>
export const createJustificationsInput = createOf(justificationFields)
export const updateJustificationInput = updateOf(justificationFields)
export type UpdateJustificationInput = z.output<typeof updateJustificationInput>

export const justificationList = listOf('titulo', {
  id: number(),
  titulo: text('Título'),
  tipo: choice(justificationTypeLabels, 'Tipo'),
  texto_publico: text('Texto público', false),
  ativo: boolean('Ativo'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListJustificationsInput = z.output<typeof justificationList.input>

export const justificationOptionsInput = z
  .strictObject({ tipos: z.array(z.enum(justificationTypes)).max(4).optional() })
  .prefault({})

export const budgetFields = z.strictObject({
  id_empresa: recordId,
  ano: z.int().min(2000).max(2999),
  valor: money,
})
export type BudgetFields = z.output<typeof budgetFields>
export const createBudgetsInput = createOf(budgetFields)
export const updateBudgetInput = updateOf(budgetFields.pick({ valor: true }))
export type UpdateBudgetInput = z.output<typeof updateBudgetInput>

export const budgetList = listOf('-ano', {
  id: number(),
  id_empresa: number(),
  provedor: text('Provedor'),
  ano: number('Ano'),
  valor: amount('Orçamento'),
  comprometido: amount('Comprometido'),
  gasto: amount('Gasto'),
  disponivel: amount('Disponível'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListBudgetsInput = z.output<typeof budgetList.input>

export const yearInput = z.strictObject({ ano: z.int().min(2000).max(2999), id_empresa: recordId.optional() })
export type YearInput = z.output<typeof yearInput>
