/** What the procedures of interview criteria take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { interviewCriterion } from './interview-criteria.ts'

export const criterionSchemas = schemasOf(interviewCriterion)

export type CriterionFields = z.output<typeof criterionSchemas.fields>
export type UpdateCriterionInput = z.output<typeof criterionSchemas.updateInput>
export type ListCriteriaInput = z.output<typeof criterionSchemas.list.input>

export const criterionOptionsAnswer = z.array(criterionSchemas.row.pick({ id: true, nome: true }))
