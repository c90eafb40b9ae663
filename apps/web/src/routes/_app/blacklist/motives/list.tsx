import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { MotiveListPage } from '@/features/sales/blacklist/motive-list-page.tsx'

export const Route = createFileRoute('/_app/blacklist/motives/list')({
  staticData: {
    title: 'Motivos',
    back: { to: '/blacklist/list', label: 'Blacklist' },
    area: 'admin',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="blacklist" ability="read">
      <MotiveListPage />
    </Permitted>
  ),
})
