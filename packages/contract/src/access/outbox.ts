/** The development outbox: messages that were not sent because there is no mail server. Issue 2 B. */
import * as z from 'zod'
import { date, listOf, number, text } from '../list.ts'

export const outboxList = listOf('-created_at', {
  id: number(),
  canal: text('Canal'),
  destino: text('Para'),
  assunto: text('Assunto'),
  created_at: date('Data'),
})
export type ListOutboxInput = z.output<typeof outboxList.input>
