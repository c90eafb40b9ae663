import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { ResultReportPage } from '@/features/marketing/campaign-results/result-report-page.tsx'
import { resultReportSearch } from '@/features/marketing/campaign-results/result-search.ts'

export const Route = createFileRoute('/_app/marketing/results-campaigns-report/report')({
  staticData: {
    title: 'Resultado de campanha',
    back: { to: '/marketing/home', label: 'Marketing' },
    area: 'marketing',
  },
  validateSearch: resultReportSearch,
  component: function Report() {
    return (
      <KeepsMarketing ability="read">
        <ResultReportPage {...Route.useSearch()} />
      </KeepsMarketing>
    )
  },
})
