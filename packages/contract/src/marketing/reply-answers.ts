/** What the procedures of reply answer. */
import * as z from 'zod'
import { channelKeys, replyStates } from './communication-words.ts'
import { keysOf } from '../keys-of.ts'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { communicationReplyList } from './communication-replies.ts'

export const replyRow = rowOf(communicationReplyList, {
  canal: z.enum(channelKeys),
  id_empresa: recordId.nullable(),
  provedor: z.string().nullable(),
  cod_cliente: z.string().nullable(),
  cliente: z.string().nullable(),
  contato: z.string().nullable(),
  situacao: z.enum(keysOf(replyStates)),
})

export const replyRestrictAnswer = z.strictObject({ id: recordId, situacao: z.literal('restrita') })
