/** What the procedures of outbox answer. */
import * as z from 'zod'
import { channelKeys } from '../marketing/communication-words.ts'
import { rowOf } from '../answer.ts'
import { outboxList } from './outbox.ts'

export const outboxRow = rowOf(outboxList, {
  assunto: z.string().nullable(),
  canal: z.enum(channelKeys),
})

export const outboxGetAnswer = outboxRow.extend({ texto: z.string() })
