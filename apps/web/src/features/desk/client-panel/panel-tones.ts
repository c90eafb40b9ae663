import type { ConnectionState, ContractState, InvoiceState } from '@intranet/contract/sales/erp-words'

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

export const contractTones: Record<ContractState, Tone> = {
  ativo: 'success',
  suspenso: 'warning',
  bloqueado: 'danger',
  aguardando: 'info',
  cancelado: 'neutral',
  desconhecido: 'neutral',
}
export const connectionTones: Record<ConnectionState, Tone> = {
  online: 'success',
  offline: 'danger',
  desconhecido: 'neutral',
}
export const invoiceTones: Record<InvoiceState, Tone> = {
  aberta: 'info',
  paga: 'success',
  vencida: 'danger',
  cancelada: 'neutral',
  negociada: 'warning',
  desconhecida: 'neutral',
}
