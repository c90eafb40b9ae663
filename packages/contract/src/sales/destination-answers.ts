/** What the procedures of destination answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { destinationList } from './destinations.ts'

export const destinationRow = rowOf(destinationList, {})

export const destinationOptionsAnswer = z.array(z.strictObject({ id: recordId, nome: z.string() }))
