/** The providers' ERPs: the connection to each, and the messages waiting to be sent. */
import * as z from 'zod'
import { boolean, choice, date, listOf, number, text } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { ids, optionalText, url } from '../validators.ts'
import { outboxStateNames } from './erp-words.ts'

export const erpFields = z.strictObject({
  id_empresa: recordId,
  /** Where leads are sent to: `POST <url>`. */
  url,
  /** Whether the address may be one of http, without TLS. */
  permite_http: z.boolean().default(false),
  /** Written, never read: left out or empty keeps what is there. */
  token: optionalText(500),
  ativo: z.boolean().optional(),
})
export type ErpFields = z.output<typeof erpFields>
export const createErpInput = createOf(erpFields)
export const updateErpInput = updateOf(
  erpFields.omit({ id_empresa: true }).extend({ permite_http: erpFields.shape.permite_http.removeDefault() }),
)
export type UpdateErpInput = z.output<typeof updateErpInput>

export const erpList = listOf('empresa', {
  id: number(),
  id_empresa: number(),
  empresa: text('Provedor'),
  url: text('Endereço'),
  permite_http: boolean('Sem TLS'),
  com_token: boolean('Token'),
  pendentes: number('Pendentes'),
  falhas: number('Falhas'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListErpInput = z.output<typeof erpList.input>

export const erpOutboxList = listOf('-created_at', {
  id: number(),
  id_empresa: number(),
  empresa: text('Provedor'),
  tipo: text('Tipo'),
  id_item: number('Lead'),
  situacao: choice(outboxStateNames, 'Situação'),
  tentativas: number('Tentativas'),
  proxima_em: date('Próxima tentativa'),
  erro: text('Erro'),
  enviado_em: date('Enviado'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListErpOutboxInput = z.output<typeof erpOutboxList.input>

export const retryErpInput = z.strictObject({ ids })
export type RetryErpInput = z.output<typeof retryErpInput>
