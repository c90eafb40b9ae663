import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { DepartmentListPage } from '@/features/company/departments/department-list-page.tsx'

export const Route = createFileRoute('/_app/departments/list')({
  staticData: {
    needs: { module: 'rh', ability: 'read' },
    title: 'Departamentos',
    back: '/modulos/admin',
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('departments'),
  component: DepartmentListPage,
})
