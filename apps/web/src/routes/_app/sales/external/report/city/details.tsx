import { createFileRoute } from '@tanstack/react-router'
import { BreakdownPage } from '@/features/sales/reports/breakdown-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'

export const Route = createFileRoute('/_app/sales/external/report/city/details')({
  staticData: {
    title: 'Cidades: detalhes',
    back: { to: '/sales/external/report/city/list', label: 'Cidades' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <BreakdownPage report="city" door="external" />,
})
