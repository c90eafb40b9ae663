import { createFileRoute } from '@tanstack/react-router'
import { comparedListSearch } from '@/components/report/comparison-search.ts'
import { DismissalPage } from '@/features/people/hr-reports/dismissal-page.tsx'

export const Route = createFileRoute('/_app/reports/list-dismiss')({
  staticData: {
    needs: 'sensitiveReports',
    title: 'Desligados',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: comparedListSearch,
  component: DismissalPage,
})
