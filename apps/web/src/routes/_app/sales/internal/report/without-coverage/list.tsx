import { createFileRoute } from '@tanstack/react-router'
import { NoCoverageReportPage } from '@/features/sales/reports/no-coverage-report-pages.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'

export const Route = createFileRoute('/_app/sales/internal/report/without-coverage/list')({
  staticData: {
    title: 'Leads Sem Cobertura',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <NoCoverageReportPage door="internal" />,
})
