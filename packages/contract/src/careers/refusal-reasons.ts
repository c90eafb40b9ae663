/** Why somebody is refused (carreira_motivo), in the words that the candidate reads. See docs/hiring.md#refusals. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { nameText } from '../validators.ts'

export const reasonFields = z.strictObject({
  nome: nameText(80),
  /** What the candidate reads. */
  texto: nameText(450),
  /** The message of such a refusal, where it is not the usual one. */
  id_modelo: recordId.nullish(),
  ativo: z.boolean().optional(),
})
export type ReasonFields = z.output<typeof reasonFields>
export const createReasonsInput = createOf(reasonFields)
export const updateReasonInput = updateOf(reasonFields)
export type UpdateReasonInput = z.output<typeof updateReasonInput>
export const reasonList = listOf('nome', {
  id: number(),
  nome: text('Motivo'),
  texto: text('Texto ao candidato'),
  id_modelo: number(undefined, false),
  modelo: text('Modelo de e-mail'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListReasonsInput = z.output<typeof reasonList.input>
