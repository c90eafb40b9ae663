import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { HolidayRegisterPage } from '@/features/company/holidays/holiday-form-pages.tsx'

export const Route = createFileRoute('/_app/holidays/register')({
  staticData: { title: 'Novo feriado', back: { to: '/holidays/list', label: 'Feriados' }, area: 'admin' },
  component: () => (
    <ManagersOnly module="rh">
      <HolidayRegisterPage />
    </ManagersOnly>
  ),
})
