import { createFileRoute } from '@tanstack/react-router'
import { doorHome, doorParams } from '@/features/sales/door.ts'
import { askLeads } from '@/features/sales/leads/ask-leads.ts'
import { LeadListPage } from '@/features/sales/leads/lead-list-page.tsx'
import { leadSearch } from '@/features/sales/leads/lead-search.ts'

export const Route = createFileRoute('/_app/sales/$door/leads/downgrade/list')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Downgrades',
    back: doorHome,
    area: 'sales',
  },
  validateSearch: leadSearch,
  loader: askLeads('downgrade'),
  component: () => <LeadListPage lista="downgrade" door={Route.useParams().door} />,
})
