import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { LeadListPage } from '@/features/sales/leads/lead-list-page.tsx'
import { leadSearch } from '@/features/sales/leads/lead-search.ts'

export const Route = createFileRoute('/_app/sales/external/leads/stalled/list')({
  staticData: { title: 'Paradas', back: { to: '/sales/external/home', label: 'Vendas' }, area: 'sales' },
  validateSearch: leadSearch,
  component: () => (
    <Permitted module="vendas" ability="read">
      <LeadListPage lista="stalled" door="external" />
    </Permitted>
  ),
})
