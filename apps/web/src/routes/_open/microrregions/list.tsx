import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { MicroregionListPage } from '@/features/company/microregions/microregion-list-page.tsx'

export const Route = createFileRoute('/_open/microrregions/list')({
  staticData: {
    needs: 'open',
    title: 'Microrregiões',
    back: '/modulos/admin',
    area: 'admin',
  },
  validateSearch: listSearch,
  loader: askRows('microregions'),
  component: MicroregionListPage,
})
