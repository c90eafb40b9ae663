import type { ConnectionState, ContractState, InvoiceState } from '@intranet/contract/sales/erp-words'
import type { BadgeVariant } from '@/components/ui/badge.tsx'

export const contractTones: Record<ContractState, BadgeVariant> = {
  ativo: 'success',
  suspenso: 'warning',
  bloqueado: 'destructive',
  aguardando: 'info',
  cancelado: 'secondary',
  desconhecido: 'secondary',
}
export const connectionTones: Record<ConnectionState, BadgeVariant> = {
  online: 'success',
  offline: 'destructive',
  desconhecido: 'secondary',
}
export const invoiceTones: Record<InvoiceState, BadgeVariant> = {
  aberta: 'info',
  paga: 'success',
  vencida: 'destructive',
  cancelada: 'secondary',
  negociada: 'warning',
  desconhecida: 'secondary',
}
