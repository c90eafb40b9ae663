import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { SectorListPage } from '@/features/company/sectors/sector-list-page.tsx'

export const Route = createFileRoute('/_app/sectors/list')({
  staticData: {
    needs: { module: 'rh', ability: 'read' },
    title: 'Setores',
    back: '/modulos/admin',
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('sectors'),
  component: SectorListPage,
})
