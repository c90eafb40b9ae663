import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { RequestListPage } from '@/features/marketing/sponsorship/request-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/sponsorship/solicitations/list')({
  staticData: {
    needs: { module: 'marketing', ability: 'read' },
    title: 'Solicitações de Patrocínio',
    back: '/marketing/home',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('sponsorshipRequests'),
  component: RequestListPage,
})
