/** The texts of messages to the ERPs. No schemas here, so that list pages stay small. */
export const outboxStateNames = {
  na_fila: 'Na fila',
  enviando: 'Enviando',
  enviado: 'Enviado',
  falhou: 'Falhou',
} as const
export type OutboxState = keyof typeof outboxStateNames
