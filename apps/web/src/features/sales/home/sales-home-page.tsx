import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { leadLists, type LeadListKey } from '@intranet/contract/sales/lead-words'
import { AddLink } from '@/components/list/add-link.tsx'
import type { HubCard, HubSection } from '@/components/shell/area.ts'
import { Hub } from '@/components/hub/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import type { Fold } from '@/components/shell/screens.ts'
import { useSession } from '@/lib/session.ts'
import { listAddress, NEW_LEAD } from '../leads/lead-addresses.ts'
import { periodWords } from '../leads/lead-period.ts'
import { openingPeriod, opensWithMonth } from '../leads/opening-month.ts'
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

interface HomeProps {
  door: Door
  sections: HubSection[]
  /** Where it is not the home of a door alone. */
  beside?: string
}

const doorNames: Record<Door, string> = { internal: 'administração', external: 'vendedores' }

/** The sales homes: management's and the sellers'. */
export function SalesHomePage({ door, sections, beside }: HomeProps) {
  const figures = useFigures(door)
  const mayCreate = can(useSession(), 'vendas', 'create')
  const shown = sections.map((section) => ({
    ...section,
    cards: section.cards.map((card) => dated(card, door)),
  }))
  return (
    <Page>
      <PageHead beside={beside ?? doorNames[door]}>
        {mayCreate && <AddLink to={NEW_LEAD}>NOVO LEAD</AddLink>}
      </PageHead>
      <Hub sections={shown} figures={figures} />
    </Page>
  )
}

/** `/vendas/inicio`: the home of the door that is the person's, and the way to the drill-down. */
export function SalesStartPage({ hub }: Pick<Fold, 'hub'>) {
  const door = can(useSession(), 'vendas', 'manage') ? 'internal' : 'external'
  return <SalesHomePage beside="início" door={door} sections={[...hub(door), ...hub('drillDown')]} />
}
