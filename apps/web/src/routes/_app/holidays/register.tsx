import { createFileRoute } from '@tanstack/react-router'
import { HolidayRegisterPage } from '@/features/company/holidays/holiday-form-pages.tsx'

export const Route = createFileRoute('/_app/holidays/register')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Novo feriado',
    back: '/holidays/list',
    area: ['admin', 'hr'],
    action: true,
  },
  component: HolidayRegisterPage,
})
