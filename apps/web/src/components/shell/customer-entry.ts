import { can, type AccessHolder } from '@intranet/contract/access'
import type { SearchEntry } from './palette-order.ts'

/** Customers are identified in their panel alone: a number leads there, and does not go along. */
export function customerEntry(text: string, session: AccessHolder | null): SearchEntry[] {
  const number = /^[\d\s().+/-]+$/.test(text) && text.replace(/\D/g, '').length >= 8
  if (!number || !can(session, 'painel_cliente', 'read')) return []
  return [
    {
      key: 'painel-do-cliente',
      label: 'Identificar cliente',
      note: 'Painel do cliente',
      to: '/client-panel/identification',
    },
  ]
}
