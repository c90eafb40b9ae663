import { formatNumber } from '@intranet/contract/formats'
import type { LeadListKey } from '@intranet/contract/sales/lead-words'
import type { FilterEntry } from '@/components/table/list-search.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { Door } from '../reports/lead-links.ts'
import { addressOf } from '@/lib/asked-address.ts'
import { listAddress } from './lead-addresses.ts'
import { periodOf, periodWords } from './lead-period.ts'
import { openingPeriod, opensWithMonth } from './opening-month.ts'
import { useLeadCounters } from './use-lead-counters.ts'
import { tabClasses, tabsListClasses } from '@/components/ui/tabs-classes.ts'
import { useOpenInSight } from '@/components/ui/use-open-in-sight.ts'
import { cn } from '@/lib/cn.ts'

const tabs: [LeadListKey, string][] = [
  ['leads', 'Leads'],
  ['today', 'Contatos de hoje'],
  ['stalled', 'Paradas'],
  ['coverage', 'Cobertura chegou'],
]
/** The lists of leads that were lost (docs/sales.md#lists-are-views). */
const others: [LeadListKey, string][] = [
  ['unfeasible', 'Inviáveis'],
  ['without-coverage', 'Sem cobertura'],
  ['inactivated', 'Inativadas'],
  ['wrong', 'Erradas'],
]
const tabbed = [...tabs, ...others].map(([lista]) => lista)
export const hasTabs = (lista: LeadListKey) => tabbed.includes(lista)

interface LeadTabsProps {
  lista: LeadListKey
  door: Door
  /** The filter of the creation date that the open list is under. */
  period: FilterEntry | undefined
  /** How many the open list has, with all its filters. */
  total: number | string | null | undefined
}

/**
 * What is to be done with leads, and under "Outras" the lists of those that were lost. Each says how many it opens with,
 * and of which period; lists of a period keep the one that is.
 */
export function LeadTabs({ lista, door, period, total }: LeadTabsProps) {
  const kept = opensWithMonth(lista) ? periodOf(period) : undefined
  const counters = useLeadCounters(kept)
  // The counts make the row wider.
  const row = useOpenInSight<HTMLElement>([...Object.values(counters), total].join())
  const ofPeriod = kept ?? openingPeriod()
  const opensWith = (key: LeadListKey) => {
    if (!kept || !opensWithMonth(key)) return listAddress(door, key)
    if (periodWords(kept) === periodWords(openingPeriod())) return listAddress(door, key)
    return addressOf(listAddress(door, key), { filtro: period === undefined ? {} : { created_at: period } })
  }
  const tab = ([key, name]: [LeadListKey, string]) => {
    const count = key === lista ? (total ?? counters[key]) : counters[key]
    return (
      <AddressLink
        key={key}
        to={opensWith(key)}
        className={tabClasses}
        aria-current={key === lista ? 'page' : undefined}
      >
        {name} {count != null && <span>{typeof count === 'number' ? formatNumber(count) : count}</span>}{' '}
        <small className="block text-[11px] font-normal text-muted-foreground">
          {periodWords(opensWithMonth(key) ? ofPeriod : {})}
        </small>
      </AddressLink>
    )
  }
  return (
    <nav ref={row} className={cn(tabsListClasses, 'mb-3')} aria-label="Listas de leads">
      {tabs.map(tab)}
      <span className={cn(tabClasses, 'font-normal')}>Outras</span>
      {others.map(tab)}
    </nav>
  )
}
