/** What webhooks report and how their deliveries are called, apart from their schemas. */
import { keysOf } from '../keys-of.ts'

/** What may happen, by the name that bodies carry; each is in the manifest of its module too. */
export const webhookEvents = {
  'lead.created': 'Lead criada',
  'lead.moved': 'Lead mudou de etapa',
  'lead.sold': 'Lead virou venda',
  'onboarding.finished': 'Onboarding concluído',
  'send.status': 'Situação de um envio',
} as const
export type WebhookEvent = keyof typeof webhookEvents
export const webhookEventNames = keysOf(webhookEvents)

/** The kind of the one event of a test; nobody subscribes to it. */
export const TEST_EVENT = 'ping'

/** The most deliveries that one call sends again. */
export const MOST_RESENT = 1000

export const deliveryStates = {
  na_fila: 'Na fila',
  enviado: 'Enviado',
  falhou: 'Falhou',
  descartado: 'Descartado',
} as const
export type DeliveryState = keyof typeof deliveryStates
