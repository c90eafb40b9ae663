import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { CityListPage } from '@/features/company/cities/city-list-page.tsx'

export const Route = createFileRoute('/_app/cities/list')({
  staticData: { title: 'Cidades', back: { to: '/modulos/admin', label: 'Administração' }, area: 'admin' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="configuracao" ability="read">
      <CityListPage />
    </Permitted>
  ),
})
