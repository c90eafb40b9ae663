import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { MicroregionListPage } from '@/features/company/microregions/microregion-list-page.tsx'

export const Route = createFileRoute('/_open/microrregions/list')({
  staticData: {
    title: 'Microrregiões',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'admin',
  },
  validateSearch: listSearch,
  component: MicroregionListPage,
})
