import { createFileRoute } from '@tanstack/react-router'
import { doorHome, doorParams } from '@/features/sales/door.ts'
import { askLeads } from '@/features/sales/leads/ask-leads.ts'
import { LeadListPage } from '@/features/sales/leads/lead-list-page.tsx'
import { leadSearch } from '@/features/sales/leads/lead-search.ts'

export const Route = createFileRoute('/_app/sales/$door/leads/leads/list')({
  params: doorParams,
  staticData: { needs: { module: 'vendas', ability: 'read' }, title: 'Leads', back: doorHome, area: 'sales' },
  validateSearch: leadSearch,
  loader: askLeads('leads'),
  component: () => <LeadListPage lista="leads" door={Route.useParams().door} />,
})
