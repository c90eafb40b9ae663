import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { CityListPage } from '@/features/company/cities/city-list-page.tsx'

export const Route = createFileRoute('/_app/cities/list')({
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Cidades',
    back: '/modulos/admin',
    area: 'admin',
  },
  validateSearch: listSearch,
  loader: askRows('cities'),
  component: CityListPage,
})
