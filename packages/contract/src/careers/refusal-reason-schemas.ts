/** What the procedures of reasons for a refusal take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { refusalReason } from './refusal-reasons.ts'

export const reasonSchemas = schemasOf(refusalReason)

export type ReasonFields = z.output<typeof reasonSchemas.fields>
export type UpdateReasonInput = z.output<typeof reasonSchemas.updateInput>
export type ListReasonsInput = z.output<typeof reasonSchemas.list.input>

export const reasonOptionsAnswer = z.array(
  reasonSchemas.row.pick({ id: true, nome: true, texto: true, id_modelo: true }),
)
