/** What the procedures of send answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { communicationSendList, communicationExecutionList } from './communication-sends.ts'
import { sendReasons, type SendReason } from './send-reasons.ts'

const reasons = Object.keys(sendReasons) as [SendReason, ...SendReason[]]

export const sendRow = rowOf(communicationSendList, {
  canal: z.enum(['email', 'whatsapp', 'sms']),
  turno: z.enum(['M', 'T', 'N']),
  cod_cliente: z.string().nullable(),
  cliente: z.string().nullable(),
  enviado_em: moment.nullable(),
  data_referencia: z.string(),
  destino: z.string().nullable(),
  situacao: z.enum([
    'lido',
    'cancelado',
    'falhou',
    'na_fila',
    'enviando',
    'enviado',
    'reservado',
    'entregue',
    'incerto',
    'suprimido',
    'expirado',
  ]),
  motivo: z.enum(reasons).nullable(),
  detalhe: z.string().nullable(),
  na_janela: z.boolean(),
})

export const sendExecutionsRow = rowOf(communicationExecutionList, {
  turno: z.enum(['M', 'T', 'N']),
  expira_em: moment,
  data_referencia: z.string(),
  envia_em: moment,
  iniciada_em: moment.nullable(),
  terminada_em: moment.nullable(),
  situacao: z.enum([
    'agendada',
    'falhou',
    'executando',
    'concluida',
    'com_falhas',
    'interrompida',
    'perdido',
  ]),
  envios: z.strictObject({
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
  }),
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
      acao: z.enum(['perdido', 'reenviar']),
    }),
  ),
})

export const sendFiguresAnswer = z.array(
  z.strictObject({
    data: z.string(),
    canal: z.enum(['email', 'whatsapp', 'sms']),
    situacao: z.enum([
      'lido',
      'cancelado',
      'falhou',
      'na_fila',
      'enviando',
      'enviado',
      'reservado',
      'entregue',
      'incerto',
      'suprimido',
      'expirado',
    ]),
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
      canal: z.enum(['email', 'whatsapp', 'sms']),
      desde: z.string(),
      tenta_em: z.string(),
      motivo: z.enum(reasons),
    }),
  ),
})
