import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { PositionListPage } from '@/features/company/positions/position-list-page.tsx'

export const Route = createFileRoute('/_app/positions/list')({
  staticData: {
    needs: { module: 'rh', ability: 'read' },
    title: 'Cargos',
    back: '/modulos/admin',
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('positions'),
  component: PositionListPage,
})
