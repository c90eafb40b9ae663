import { formatNumber } from '@intranet/contract/formats'
import type { LeadListKey } from '@intranet/contract/sales/lead-words'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { Door } from '../reports/lead-links.ts'
import { listAddress } from './lead-addresses.ts'
import { useLeadCounters } from './use-lead-counters.ts'

const tabs: [LeadListKey, string][] = [
  ['leads', 'Leads'],
  ['today', 'Contatos de hoje'],
  ['stalled', 'Paradas'],
  ['coverage', 'Cobertura chegou'],
]
/** The lists without a card of their own (docs/sales.md#lists-are-views). */
const others: [LeadListKey, string][] = [
  ['unfeasible', 'Inviáveis'],
  ['without-coverage', 'Sem cobertura'],
  ['inactivated', 'Inativadas'],
]
const tabbed = [...tabs, ...others].map(([lista]) => lista)
export const hasTabs = (lista: LeadListKey) => tabbed.includes(lista)

/** What is to be done with leads, and under "Outras" the lists that no card leads to. */
export function LeadTabs({ lista, door }: { lista: LeadListKey; door: Door }) {
  const counters = useLeadCounters()
  const tab = ([key, name]: [LeadListKey, string]) => {
    const total = counters[key]
    return (
      <AddressLink key={key} to={listAddress(door, key)} aria-current={key === lista ? 'page' : undefined}>
        {name}
        {typeof total === 'number' && <span className="of ml-1">{formatNumber(total)}</span>}
      </AddressLink>
    )
  }
  return (
    <nav className="tabs mb-3 overflow-x-auto whitespace-nowrap" aria-label="Listas de leads">
      {tabs.map(tab)}
      <span className="font-normal">Outras</span>
      {others.map(tab)}
    </nav>
  )
}
