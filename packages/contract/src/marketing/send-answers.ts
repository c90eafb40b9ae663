/** What the procedures of send answer. */
import * as z from 'zod'
import { coded } from '../described.ts'
import {
  channelKeys,
  executionStates,
  sendStates,
  shiftLetters,
  shiftWords,
  uncertainActions,
} from './communication-words.ts'
import { keysOf } from '../keys-of.ts'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { communicationSendList, communicationExecutionList } from './communication-sends.ts'
import { sendReasons } from './send-reasons.ts'

const reasons = keysOf(sendReasons)

export const sendRow = rowOf(communicationSendList, {
  canal: z.enum(channelKeys),
  turno: coded(z.enum(shiftLetters), shiftWords),
  cod_cliente: z.string().nullable(),
  cliente: z.string().nullable(),
  enviado_em: moment.nullable(),
  data_referencia: z.string(),
  destino: z.string().nullable(),
  situacao: z.enum(keysOf(sendStates)),
  motivo: z.enum(reasons).nullable(),
  detalhe: z.string().nullable(),
  na_janela: z.boolean(),
})

/** State → how many messages of an execution are in it. */
export const sendTotals = z.strictObject({
  lido: z.number().optional(),
  cancelado: z.number().optional(),
  falhou: z.number().optional(),
  na_fila: z.number().optional(),
  enviando: z.number().optional(),
  enviado: z.number().optional(),
  reservado: z.number().optional(),
  entregue: z.number().optional(),
  incerto: z.number().optional(),
  suprimido: z.number().optional(),
  expirado: z.number().optional(),
})

export const sendExecutionsRow = rowOf(communicationExecutionList, {
  turno: coded(z.enum(shiftLetters), shiftWords),
  expira_em: moment,
  data_referencia: z.string(),
  envia_em: moment,
  iniciada_em: moment.nullable(),
  terminada_em: moment.nullable(),
  situacao: z.enum(keysOf(executionStates)),
  envios: sendTotals,
  motivo: z.enum(reasons).nullable(),
  detalhe: z.string().nullable(),
  na_janela: z.boolean(),
})

export const sendExecutionAnswer = sendExecutionsRow.extend({
  decisoes: z.array(
    z.strictObject({
      id: recordId,
      created_at: moment,
      usuario: z.string().nullable(),
      total: z.number(),
      acao: z.enum(keysOf(uncertainActions)),
    }),
  ),
})

export const sendFiguresAnswer = z.array(
  z.strictObject({
    data: z.string(),
    canal: z.enum(channelKeys),
    situacao: z.enum(keysOf(sendStates)),
    total: z.number(),
  }),
)

export const sendQueueAnswer = z.strictObject({
  na_fila: z.number(),
  reservado: z.number(),
  enviando: z.number(),
  atraso: z.number(),
  atrasada: z.boolean(),
  local: z.strictObject({ email: z.boolean(), whatsapp: z.boolean(), sms: z.boolean() }),
  parados: z.array(
    z.strictObject({
      canal: z.enum(channelKeys),
      desde: z.string(),
      tenta_em: z.string(),
      motivo: z.enum(reasons),
    }),
  ),
})
