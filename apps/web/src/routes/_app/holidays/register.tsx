import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { HolidayRegisterPage } from '@/features/company/holidays/holiday-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/holidays/register')({
  staticData: {
    title: 'Novo feriado',
    back: { to: '/holidays/list', label: 'Feriados' },
    area: 'admin',
    action: may('rh', 'manage'),
  },
  component: () => (
    <Permitted module="rh" ability="manage">
      <HolidayRegisterPage />
    </Permitted>
  ),
})
