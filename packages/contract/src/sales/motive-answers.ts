/** What the procedures of motive answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { motiveList } from './blacklist.ts'

export const motiveRow = rowOf(motiveList, {})

export const motiveOptionsAnswer = z.array(
  z.strictObject({ id: recordId, nome: z.string(), exige_evidencia: z.boolean() }),
)
