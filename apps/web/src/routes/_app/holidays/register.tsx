import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { HolidayRegisterPage } from '@/features/company/holidays/holiday-form-pages.tsx'

export const Route = createFileRoute('/_app/holidays/register')({
  staticData: { title: 'Novo feriado', back: { to: '/holidays/list', label: 'Feriados' }, area: 'admin' },
  component: () => (
    <Permitted module="rh" ability="manage">
      <HolidayRegisterPage />
    </Permitted>
  ),
})
