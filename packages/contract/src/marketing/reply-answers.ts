/** What the procedures of reply answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { communicationReplyList } from './communication-replies.ts'

export const replyRow = rowOf(communicationReplyList, {
  canal: z.enum(['email', 'whatsapp', 'sms']),
  id_empresa: recordId.nullable(),
  provedor: z.string().nullable(),
  cod_cliente: z.string().nullable(),
  cliente: z.string().nullable(),
  contato: z.string().nullable(),
  situacao: z.enum(['nova', 'restrita', 'vista']),
})

export const replyRestrictAnswer = z.strictObject({ id: recordId, situacao: z.literal('restrita') })
