import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { MotiveListPage } from '@/features/sales/blacklist/motive-list-page.tsx'

export const Route = createFileRoute('/_app/blacklist/motives/list')({
  staticData: {
    needs: { module: 'blacklist', ability: 'read' },
    title: 'Motivos',
    back: '/blacklist/list',
    area: ['admin', 'sales'],
  },
  validateSearch: listSearch,
  loader: askRows('blacklistMotives'),
  component: MotiveListPage,
})
