/** What was sent: executions, and messages one by one. See docs/send-queue.md. */
import * as z from 'zod'
import { choice, date, listOf, number, text, personal } from '../list.ts'
import { recordId } from '../record.ts'
import { isoDate } from '../validators.ts'
import { channels, executionStates, sendStates, shiftWords, uncertainActions } from './communication-words.ts'
import { sendReasons } from './send-reasons.ts'
import { keysOf } from '../keys-of.ts'

export const communicationSendList = listOf('-id', {
  id: number(),
  id_execucao: number(),
  id_regra: number(),
  id_campanha: number(),
  campanha: text('Campanha'),
  id_empresa: number(),
  provedor: text('Provedor'),
  cod_cliente: text('Código'),
  cliente: text('Cliente'),
  canal: choice(channels, 'Canal'),
  destino: personal('phone', text('Destino', false)),
  data_referencia: date('Data de referência'),
  turno: choice(shiftWords, 'Turno'),
  situacao: choice(sendStates, 'Situação'),
  motivo: choice(sendReasons, 'Motivo'),
  tentativas: number('Tentativas'),
  enviado_em: date('Envio'),
  created_at: date('Criação'),
})
export type ListCommunicationSendsInput = z.output<typeof communicationSendList.input>

export const communicationExecutionList = listOf('-id', {
  id: number(),
  id_regra: number(),
  id_campanha: number(),
  campanha: text('Campanha'),
  id_empresa: number(),
  provedor: text('Provedor'),
  data_referencia: date('Data'),
  turno: choice(shiftWords, 'Turno'),
  situacao: choice(executionStates, 'Situação'),
  total: number('Total'),
  iniciada_em: date('Início'),
  terminada_em: date('Fim'),
})
export type ListCommunicationExecutionsInput = z.output<typeof communicationExecutionList.input>

/** These messages, or all of an execution. */
const chosen = { ids: z.array(recordId).min(1).max(500), id_execucao: recordId }

/** Failed messages to send again. Only what is still in its shift's window. */
export const retrySendsInput = z.union([
  z.strictObject({ ids: chosen.ids }),
  z.strictObject({ id_execucao: chosen.id_execucao }),
])
export type RetrySendsInput = z.output<typeof retrySendsInput>

const acao = z.enum(keysOf(uncertainActions))

/** Uncertain messages, deliberately sent again (within their shift's window) or abandoned. */
export const decideSendsInput = z.union([
  z.strictObject({ ids: chosen.ids, acao }),
  z.strictObject({ id_execucao: chosen.id_execucao, acao }),
])
export type DecideSendsInput = z.output<typeof decideSendsInput>

const desde = z.iso.datetime({ offset: true })

/** A campaign or a rule, in the messages whose window ends after a moment: all that stopping it is about. */
export const openCountsInput = z.union([
  z.strictObject({ id_campanha: recordId, desde }),
  z.strictObject({ id_regra: recordId, desde }),
])
export type OpenCountsInput = z.output<typeof openCountsInput>

/** Messages per day by state, of a campaign or of all: for the charts. 31 days when no start is sent. */
export const sendFiguresInput = z
  .strictObject({
    campanha_id: recordId.optional(),
    id_regra: recordId.optional(),
    data_ini: isoDate.optional(),
    data_fim: isoDate.optional(),
  })
  .prefault({})
export type SendFiguresInput = z.output<typeof sendFiguresInput>
