import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { CustodyListPage } from '@/features/operations/supplies/custody-list-page.tsx'

export const Route = createFileRoute('/_app/supplies/custody/list')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Custódia',
    back: { to: '/supplies/home', label: 'Suprimentos' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('custody'),
  component: CustodyListPage,
})
