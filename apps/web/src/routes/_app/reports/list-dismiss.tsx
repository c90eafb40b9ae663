import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { DismissalPage } from '@/features/people/hr-reports/dismissal-page.tsx'

export const Route = createFileRoute('/_app/reports/list-dismiss')({
  staticData: {
    needs: 'sensitiveReports',
    title: 'Desligados',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: listSearch,
  component: DismissalPage,
})
