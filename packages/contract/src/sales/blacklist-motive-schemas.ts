/** What the procedures of the blacklist's reasons take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { blacklistMotive } from './blacklist-motives.ts'

export const motiveSchemas = schemasOf(blacklistMotive)

export type MotiveFields = z.output<typeof motiveSchemas.fields>
export type UpdateMotiveInput = z.output<typeof motiveSchemas.updateInput>
export type ListMotivesInput = z.output<typeof motiveSchemas.list.input>

export const motiveOptionsAnswer = z.array(
  motiveSchemas.row.pick({ id: true, nome: true, exige_evidencia: true }),
)
