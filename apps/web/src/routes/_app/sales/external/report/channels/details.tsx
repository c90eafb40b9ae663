import { createFileRoute } from '@tanstack/react-router'
import { BreakdownPage } from '@/features/sales/reports/breakdown-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'

export const Route = createFileRoute('/_app/sales/external/report/channels/details')({
  staticData: {
    title: 'Canais: detalhes',
    back: { to: '/sales/external/report/channels/list', label: 'Canais' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <BreakdownPage report="channels" door="external" />,
})
