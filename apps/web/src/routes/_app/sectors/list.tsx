import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { SectorListPage } from '@/features/company/sectors/sector-list-page.tsx'

export const Route = createFileRoute('/_app/sectors/list')({
  staticData: { title: 'Setores', back: { to: '/modulos/admin', label: 'Administração' }, area: 'admin' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="rh" ability="read">
      <SectorListPage />
    </Permitted>
  ),
})
