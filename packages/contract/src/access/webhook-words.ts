/** What webhooks report and how their deliveries are called, apart from their schemas. */

/** What may happen, by the name that bodies carry; each is in the manifest of its module too. */
export const webhookEvents = {
  'lead.created': 'Lead criada',
  'lead.moved': 'Lead mudou de etapa',
  'lead.sold': 'Lead virou venda',
  'onboarding.finished': 'Onboarding concluído',
  'send.status': 'Situação de um envio',
} as const
export type WebhookEvent = keyof typeof webhookEvents
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[]

export const deliveryStates = {
  na_fila: 'Na fila',
  enviado: 'Enviado',
  falhou: 'Falhou',
  descartado: 'Descartado',
} as const
export type DeliveryState = keyof typeof deliveryStates
