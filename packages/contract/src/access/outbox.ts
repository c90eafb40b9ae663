/** The outbox: messages that were not sent, because no provider is set or because of `OUTBOX=1`. */
import * as z from 'zod'
import { choice, date, listOf, number, text, personal } from '../list.ts'
import { channels } from '../marketing/communication-words.ts'

export const outboxList = listOf('-created_at', {
  id: number(),
  canal: choice(channels, 'Canal'),
  destino: personal('email', text('Para')),
  assunto: text('Assunto'),
  created_at: date('Data'),
})
export type ListOutboxInput = z.output<typeof outboxList.input>
