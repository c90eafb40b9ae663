import { createFileRoute } from '@tanstack/react-router'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { TableReportPage } from '@/features/sales/reports/table-report-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/report/channels/list')({
  staticData: { title: 'Canais', back: { to: '/modulos/admin', label: 'Administração' }, area: 'sales' },
  validateSearch: reportSearch,
  component: () => <TableReportPage report="channels" door="internal" />,
})
