import { createFileRoute } from '@tanstack/react-router'
import { BreakdownPage } from '@/features/sales/reports/breakdown-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'

export const Route = createFileRoute('/_app/sales/external/report/campaigns/details')({
  staticData: {
    title: 'Campanhas: detalhes',
    back: { to: '/sales/external/report/campaigns/list', label: 'Campanhas' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <BreakdownPage report="campaigns" door="external" />,
})
