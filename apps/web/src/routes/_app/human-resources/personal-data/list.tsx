import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { RequestListPage } from '@/features/people/personal-data/request-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/personal-data/list')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Pedidos sobre dados pessoais',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('personalDataRequests'),
  component: RequestListPage,
})
