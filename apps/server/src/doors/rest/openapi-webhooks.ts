/** What webhooks send, for the document: one operation for each kind of event (docs/webhooks.md). */
import {
  TEST_EVENT,
  webhookEventNames,
  webhookEvents,
  type WebhookEvent,
} from '@intranet/contract/access/webhook-words'
import type { Json } from './json-schema.ts'

/** What a webhook is sent: what it chose, and its test. */
type Sent = WebhookEvent | typeof TEST_EVENT
const sentNames: Sent[] = [...webhookEventNames, TEST_EVENT]
const sentences: Record<Sent, string> = { ...webhookEvents, [TEST_EVENT]: 'Teste de um webhook' }

/** What `estado` has, by the kind of the event. */
const states: Record<Sent, string> = {
  [TEST_EVENT]: 'nada',
  'lead.created': 'status e desfecho da lead',
  'lead.moved': 'status e desfecho da lead',
  'lead.sold': 'status e desfecho da lead',
  'onboarding.finished': 'o que foi concluído',
  'send.status': 'a situação do envio',
}

/** The parts of a body that every kind has. */
export const webhookSchemas: Record<string, Json> = {
  EventoDeWebhook: {
    type: 'object',
    required: ['id', 'tipo', 'momento', 'registro', 'versao', 'id_empresa', 'estado'],
    properties: {
      id: { type: 'integer', description: 'O mesmo evento chega com o mesmo id' },
      tipo: { type: 'string', enum: sentNames },
      momento: { type: 'string', format: 'date-time' },
      registro: { type: 'integer', description: 'O id do registro: o resto se lê com a chave' },
      versao: { type: 'string', format: 'date-time', description: 'O updated_at do registro' },
      id_empresa: { type: ['integer', 'null'] },
      estado: { type: 'object', additionalProperties: true },
    },
  },
}

const signature: Json = {
  name: 'intranet-signature',
  in: 'header',
  required: true,
  description:
    '`t=<segundos>,v1=<HMAC-SHA-256 em hexadecimal>` sobre `t`, um ponto e o corpo como chegou, com o segredo do webhook; ' +
    'por um dia depois da troca do segredo, um `v1` de cada um.',
  schema: { type: 'string' },
}

const delivery: Json = {
  name: 'intranet-delivery',
  in: 'header',
  required: true,
  description: 'O id da entrega, como no corpo: quem já a recebeu responde 2xx e não a faz de novo.',
  schema: { type: 'string', pattern: '^\\d+$' },
}

const bodyOf = (name: Sent): Json => ({
  type: 'object',
  required: ['id', 'eventos'],
  properties: {
    id: { type: 'integer', description: 'A entrega: enviada de novo, tem o mesmo id' },
    eventos: {
      type: 'array',
      maxItems: 500,
      description: `Em \`estado\` de ${name}: ${states[name]}. Um corpo pode ter eventos de outros tipos.`,
      items: { $ref: '#/components/schemas/EventoDeWebhook' },
    },
  },
})

const operationOf = (name: Sent): Json => ({
  operationId: `webhook_${name.replace('.', '_')}`,
  tags: ['Webhooks'],
  summary: sentences[name],
  description:
    `${name === TEST_EVENT ? 'Enviado quando alguém pede o teste' : 'Enviado ao endereço de um webhook que escolheu o evento'}. ` +
    'Pelo menos uma vez, e não em ordem; um corpo pode ter eventos de vários tipos. Qualquer 2xx é uma resposta, em até dez ' +
    'segundos; o que falha é tentado de novo.',
  security: [],
  parameters: [signature, delivery],
  requestBody: { required: true, content: { 'application/json': { schema: bodyOf(name) } } },
  responses: { 200: { description: 'Recebido; o começo do corpo fica guardado na entrega' } },
})

export const webhookOperations: Record<string, Json> = Object.fromEntries(
  sentNames.map((name) => [name, { post: operationOf(name) }]),
)
