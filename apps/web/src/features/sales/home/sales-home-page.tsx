import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { currentMonth, monthLists, workLists, type LeadListKey } from '@intranet/contract/sales/lead-words'
import { AddLink } from '@/components/records/add-link.tsx'
import { drillDownSection, salesSections } from '@/components/shell/areas/sales.ts'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { listAddress, opensWithMonth } from '../leads/lead-addresses.ts'
import type { Door } from '../reports/lead-links.ts'

/** Each list's number is the one it opens with: of this month, or of all that is to be done. */
function useFigures(door: Door) {
  const [month] = useState(() => currentMonth(new Date()))
  const ofMonth = useQuery(trpc.leads.counters.queryOptions({ ...month, listas: [...monthLists] }))
  const ever = useQuery(trpc.leads.counters.queryOptions({ listas: [...workLists] }))
  const lists = Object.keys({ ...ever.data, ...ofMonth.data }) as LeadListKey[]
  return Object.fromEntries(
    lists.flatMap((lista) => {
      const total = (opensWithMonth(lista) ? ofMonth : ever).data?.[lista]
      return typeof total === 'number' ? [[listAddress(door, lista), formatNumber(total)]] : []
    }),
  )
}

/** The sales homes: management's, the sellers', and `/vendas/inicio`, which leads to the drill-down too. */
export function SalesHomePage({ door, drillDown }: { door: Door; drillDown?: boolean }) {
  const figures = useFigures(door)
  const mayCreate = can(useSession(), 'vendas', 'create')
  const sections = drillDown ? [...salesSections[door], drillDownSection] : salesSections[door]
  return (
    <Page>
      <PageHead title="VENDAS">
        {mayCreate && <AddLink to="/leads/external/register">NOVO LEAD</AddLink>}
      </PageHead>
      <Hub sections={sections} figures={figures} />
    </Page>
  )
}

/** `/vendas/inicio`: the home of the door that is the person's. */
export function SalesStartPage() {
  const manages = can(useSession(), 'vendas', 'manage')
  return <SalesHomePage door={manages ? 'internal' : 'external'} drillDown />
}
