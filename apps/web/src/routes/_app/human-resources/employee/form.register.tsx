import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { EmployeeRegisterPage } from '@/features/people/employees/employee-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/human-resources/employee/form/register')({
  staticData: {
    title: 'Novo funcionário',
    back: { to: '/human-resources/employee/list', label: 'Funcionários' },
    area: 'hr',
    action: may('rh', 'manage'),
  },
  component: () => (
    <Permitted module="rh" ability="manage">
      <EmployeeRegisterPage />
    </Permitted>
  ),
})
