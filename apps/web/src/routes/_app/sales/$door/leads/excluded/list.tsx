import { createFileRoute } from '@tanstack/react-router'
import { doorHome, doorParams } from '@/features/sales/door.ts'
import { askLeads } from '@/features/sales/leads/ask-leads.ts'
import { LeadListPage } from '@/features/sales/leads/lead-list-page.tsx'
import { leadSearch } from '@/features/sales/leads/lead-search.ts'

export const Route = createFileRoute('/_app/sales/$door/leads/excluded/list')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'superadmin' },
    title: 'Excluídas',
    back: doorHome,
    area: 'sales',
  },
  validateSearch: leadSearch,
  loader: askLeads('excluded'),
  component: () => <LeadListPage lista="excluded" door={Route.useParams().door} />,
})
