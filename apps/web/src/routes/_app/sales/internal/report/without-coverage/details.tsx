import { createFileRoute } from '@tanstack/react-router'
import { NoCoverageDetailsPage } from '@/features/sales/reports/no-coverage-report-pages.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'

export const Route = createFileRoute('/_app/sales/internal/report/without-coverage/details')({
  staticData: {
    title: 'Leads Sem Cobertura: detalhes',
    back: { to: '/sales/internal/report/without-coverage/list', label: 'Leads Sem Cobertura' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: NoCoverageDetailsPage,
})
