import { createFileRoute } from '@tanstack/react-router'
import { ResultReportPage } from '@/features/marketing/campaign-results/result-report-page.tsx'
import { resultReportSearch } from '@/features/marketing/campaign-results/result-search.ts'

export const Route = createFileRoute('/_app/marketing/results-campaigns-report/report')({
  staticData: {
    needs: { module: 'vendas', ability: 'read', staff: true },
    title: 'Resultado de campanha',
    back: '/marketing/home',
    area: 'marketing',
  },
  validateSearch: resultReportSearch,
  component: function Report() {
    return <ResultReportPage {...Route.useSearch()} />
  },
})
