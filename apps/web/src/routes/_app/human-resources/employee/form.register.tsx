import { createFileRoute } from '@tanstack/react-router'
import { EmployeeRegisterPage } from '@/features/people/employees/employee-form-pages.tsx'

export const Route = createFileRoute('/_app/human-resources/employee/form/register')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Novo funcionário',
    back: '/human-resources/employee/list',
    area: 'hr',
    action: true,
  },
  component: EmployeeRegisterPage,
})
