import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { EmployeeListPage } from '@/features/people/employees/employee-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/employee/list')({
  staticData: { title: 'Funcionários', back: { to: '/human-resources', label: 'RH' }, area: 'hr' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="rh" ability="read">
      <EmployeeListPage />
    </Permitted>
  ),
})
