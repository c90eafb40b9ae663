import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { EmployeeListPage } from '@/features/people/employees/employee-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/employee/list')({
  staticData: {
    needs: { module: 'rh', ability: 'read' },
    title: 'Funcionários',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('employees'),
  component: EmployeeListPage,
})
