import { createFileRoute } from '@tanstack/react-router'
import { comparedListSearch } from '@/components/report/comparison-search.ts'
import { GeneralPage } from '@/features/people/hr-reports/general-page.tsx'

export const Route = createFileRoute('/_app/reports/list-general')({
  staticData: {
    needs: 'hrReports',
    title: 'Relatório geral',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: comparedListSearch,
  component: GeneralPage,
})
