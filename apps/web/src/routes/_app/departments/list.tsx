import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { DepartmentListPage } from '@/features/company/departments/department-list-page.tsx'

export const Route = createFileRoute('/_app/departments/list')({
  staticData: {
    title: 'Departamentos',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'admin',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="rh" ability="read">
      <DepartmentListPage />
    </Permitted>
  ),
})
