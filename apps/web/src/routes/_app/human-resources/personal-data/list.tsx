import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { RequestListPage } from '@/features/people/personal-data/request-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/personal-data/list')({
  staticData: {
    title: 'Pedidos sobre dados pessoais',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="rh" ability="manage">
      <RequestListPage />
    </Permitted>
  ),
})
