import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { FineListPage } from '@/features/operations/fleet/fine-list-page.tsx'

export const Route = createFileRoute('/_app/fleet/fines/list')({
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Multas',
    back: { to: '/fleet/home', label: 'Frota' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('fines'),
  component: FineListPage,
})
