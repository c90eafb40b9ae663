/** What the procedures of kinds of problems take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { problemType } from './problem-types.ts'

export const problemTypeSchemas = schemasOf(problemType)

export type ProblemTypeFields = z.output<typeof problemTypeSchemas.fields>
export type UpdateProblemTypeInput = z.output<typeof problemTypeSchemas.updateInput>
export type ListProblemTypesInput = z.output<typeof problemTypeSchemas.list.input>

export const problemTypeOptionsAnswer = z.array(
  problemTypeSchemas.row.pick({ id: true, titulo: true, area: true, sla_horas: true }),
)
