import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { PositionListPage } from '@/features/company/positions/position-list-page.tsx'

export const Route = createFileRoute('/_app/positions/list')({
  staticData: { title: 'Cargos', back: { to: '/modulos/admin', label: 'Administração' }, area: 'admin' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="rh" ability="read">
      <PositionListPage />
    </Permitted>
  ),
})
