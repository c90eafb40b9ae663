/** Webhooks out: programs that are notified of what happened. See docs/webhooks.md. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { active, boolean, choice, date, listOf, number, text } from '../list.ts'
import { webhooks as words } from '../messages/access.ts'
import { recordId, updateOf } from '../record.ts'
import { instantText } from '../moment-text.ts'
import { ids, nameText, permitsHttp, url } from '../validators.ts'
import { deliveryStates, TEST_EVENT, webhookEventNames } from './webhook-words.ts'
import { keysOf } from '../keys-of.ts'

export const webhookFields = z.strictObject({
  /** Whose rights it has: it is notified of what this key may read. */
  id_chave: recordId,
  nome: nameText(80),
  url,
  permite_http: permitsHttp.default(false),
  eventos: z
    .array(z.enum(webhookEventNames))
    .max(60)
    .transform((names) => [...new Set(names)].toSorted())
    .refine((names) => names.length > 0, words.eventRequired),
  ativo: z.boolean().default(true),
})
export type WebhookFields = z.output<typeof webhookFields>

export const createWebhooksInput = z.strictObject({ objects: z.array(webhookFields).min(1).max(20) })
export const webhookForm = webhookFields.omit({ id_chave: true }).extend({
  permite_http: webhookFields.shape.permite_http.removeDefault(),
  ativo: webhookFields.shape.ativo.removeDefault(),
})
export const updateWebhookInput = updateOf(webhookForm)
export type UpdateWebhookInput = z.output<typeof updateWebhookInput>

export const webhookList = listOf('-created_at', {
  id: number(),
  id_chave: number(),
  chave: text('Chave'),
  nome: text('Nome'),
  url: text('Endereço'),
  permite_http: boolean('Permite http'),
  pendentes: number('Pendentes'),
  falhas: number('Falhas'),
  ativo: active('Status'),
  encerrado_em: date('Encerrado pelo endereço'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListWebhooksInput = z.output<typeof webhookList.input>

export const deliveryList = listOf('-created_at', {
  id: number('Entrega'),
  id_webhook: number(),
  webhook: text('Webhook'),
  id_chave: number(undefined, false),
  situacao: choice(deliveryStates, 'Situação'),
  teste: boolean('Teste'),
  quantidade: number('Eventos'),
  tentativas: number('Tentativas'),
  resposta: number('Resposta'),
  erro: text('Erro'),
  proxima_em: date('Próxima tentativa'),
  tentada_em: date('Última tentativa'),
  duracao_ms: number('Duração (ms)'),
  enviado_em: date('Enviado'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListDeliveriesInput = z.output<typeof deliveryList.input>

export const resendDeliveriesInput = z.strictObject({ ids })

const deliveryState = z.enum(keysOf(deliveryStates))
const range = { de: instantText, ate: instantText, id_de: recordId, id_ate: recordId }

/** Deliveries of one webhook, by when they were made (`de`, `ate`) or by their ids; both ends are among them. */
export const resendRangeInput = z
  .strictObject({
    id: recordId,
    ...z.object(range).partial().shape,
    situacao: deliveryState.optional(),
  })
  .superRefine(({ de, ate, id_de, id_ate }, context) => {
    const isByTime = de !== undefined && ate !== undefined
    const isById = id_de !== undefined && id_ate !== undefined
    const given = [de, ate, id_de, id_ate].filter((end) => end !== undefined).length
    if (given !== 2 || isByTime === isById)
      context.addIssue({ code: 'custom', path: ['de'], message: words.rangeNeeded })
    else if (isByTime && new Date(de) > new Date(ate))
      context.addIssue({ code: 'custom', path: ['ate'], message: words.rangeTurned })
    else if (isById && id_de > id_ate)
      context.addIssue({ code: 'custom', path: ['id_ate'], message: words.rangeTurned })
  })
export type ResendRangeInput = z.output<typeof resendRangeInput>
/** A range as its form asks for it. */
export const resendRangeForm = z.strictObject({
  de: instantText,
  ate: instantText,
  situacao: deliveryState.nullable(),
})

/** Only the answers that make one hold a secret. */
export const madeWebhooks = z.array(z.strictObject({ id: recordId, segredo: z.string() }))
export const newSecret = z.strictObject({
  id: recordId,
  segredo: z.string(),
  /** Until when the one before is valid too. */
  anterior_ate: moment,
})

export const webhookRow = rowOf(webhookList, {
  eventos: z.array(z.enum(webhookEventNames)),
  encerrado_em: moment.nullable(),
})
export const deliveryRow = rowOf(deliveryList, {
  situacao: deliveryState,
  resposta: z.int().nullable(),
  erro: z.string().nullable(),
  tentada_em: moment.nullable(),
  duracao_ms: z.int().nullable(),
  enviado_em: moment.nullable(),
})

/** What a test of a webhook answers: its delivery, which is sent at once. */
export const queuedTest = z.strictObject({ id_entrega: recordId })

/** One event of a body: ids, provider and state; the rest is read with the key. */
export const webhookBody = z.strictObject({
  /** Of the delivery: the same when it is sent again. */
  id: z.int(),
  eventos: z.array(
    z.strictObject({
      id: z.int(),
      tipo: z.enum([...webhookEventNames, TEST_EVENT]),
      momento: z.string(),
      registro: z.int(),
      versao: z.string(),
      id_empresa: z.int().nullable(),
      estado: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type WebhookBody = z.output<typeof webhookBody>

/** One delivery, opened: what its key reads of the body now, and what was answered at the last try. */
export const deliveryDetail = deliveryRow.extend({
  corpo: webhookBody,
  /** The beginning of the answer, without secrets; null where nothing was answered in words. */
  resposta_texto: z.string().nullable(),
})
