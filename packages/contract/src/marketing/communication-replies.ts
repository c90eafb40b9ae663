/** What customers answered and no program understood: for a person to read. */
import * as z from 'zod'
import { choice, date, listOf, number, text, personal } from '../list.ts'
import { recordId } from '../record.ts'
import { channels, replyStates } from './communication-words.ts'

export const communicationReplyList = listOf('-id', {
  id: number(),
  id_empresa: number(),
  provedor: text('Provedor'),
  canal: choice(channels, 'Canal'),
  cod_cliente: text('Código'),
  cliente: text('Cliente'),
  contato: personal('phone', text('Contato', false)),
  texto: text('Resposta', false),
  situacao: choice(replyStates, 'Situação'),
  created_at: date('Recebida em'),
})
export type ListCommunicationRepliesInput = z.output<typeof communicationReplyList.input>

/** Replies that were read and need no action. */
export const dismissRepliesInput = z.strictObject({ ids: z.array(recordId).min(1).max(500) })
