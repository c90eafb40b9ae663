import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { leadLists, type LeadListKey } from '@intranet/contract/sales/lead-words'
import { AddLink } from '@/components/records/add-link.tsx'
import type { HubCard } from '@/components/shell/area.ts'
import { drillDownSection, salesSections } from '@/components/shell/areas/sales.ts'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { useSession } from '@/lib/session.ts'
import { listAddress, NEW_LEAD, opensWithMonth } from '../leads/lead-addresses.ts'
import { openingPeriod, periodWords } from '../leads/lead-period.ts'
import { useLeadCounters } from '../leads/use-lead-counters.ts'
import type { Door } from '../reports/lead-links.ts'

/** The counted lists by the address of their cards. */
function useFigures(door: Door) {
  const counters = Object.entries(useLeadCounters()) as [LeadListKey, number | null][]
  return Object.fromEntries(
    counters.flatMap(([lista, total]) =>
      total === null ? [] : [[listAddress(door, lista), formatNumber(total)]],
    ),
  )
}

/** A counted card says of which period its figure is. */
function dated(card: HubCard, door: Door): HubCard {
  const lista = leadLists.find((key) => listAddress(door, key) === card.to)
  if (!lista) return card
  const words = periodWords(opensWithMonth(lista) ? openingPeriod() : {})
  return { ...card, text: [card.text, words].filter(Boolean).join(' · ') }
}

/** The sales homes: management's, the sellers', and `/vendas/inicio`, which leads to the drill-down too. */
export function SalesHomePage({ door, drillDown }: { door: Door; drillDown?: boolean }) {
  const figures = useFigures(door)
  const mayCreate = can(useSession(), 'vendas', 'create')
  const built = drillDown ? [...salesSections[door], drillDownSection] : salesSections[door]
  const sections = built.map((section) => ({
    ...section,
    cards: section.cards.map((card) => dated(card, door)),
  }))
  return (
    <Page>
      <PageHead>{mayCreate && <AddLink to={NEW_LEAD}>NOVO LEAD</AddLink>}</PageHead>
      <Hub sections={sections} figures={figures} />
    </Page>
  )
}

/** `/vendas/inicio`: the home of the door that is the person's. */
export function SalesStartPage() {
  const manages = can(useSession(), 'vendas', 'manage')
  return <SalesHomePage door={manages ? 'internal' : 'external'} drillDown />
}
