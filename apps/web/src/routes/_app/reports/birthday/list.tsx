import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { BirthdayPage } from '@/features/people/hr-reports/birthday-page.tsx'

export const Route = createFileRoute('/_app/reports/birthday/list')({
  staticData: {
    needs: 'colleagueDays',
    title: 'Aniversariantes',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: listSearch,
  component: BirthdayPage,
})
