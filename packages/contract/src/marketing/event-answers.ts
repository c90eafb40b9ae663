/** What the procedures of event answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { eventList } from './events.ts'

export const eventRow = rowOf(eventList, {
  data_inicio: z.string(),
  data_fim: z.string(),
  site_evento: z.string().nullable(),
})

export const eventCreateAnswer = z.array(z.strictObject({ id: recordId, evento: z.string() }))
