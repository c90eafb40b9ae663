import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { GeneralPage } from '@/features/people/hr-reports/general-page.tsx'

export const Route = createFileRoute('/_app/reports/list-general')({
  staticData: {
    needs: 'hrReports',
    title: 'Relatório geral',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: listSearch,
  component: GeneralPage,
})
