import { createFileRoute } from '@tanstack/react-router'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { TableReportPage } from '@/features/sales/reports/table-report-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/report/unfeasibility/')({
  staticData: {
    title: 'Inviabilidades',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <TableReportPage report="unfeasibility" door="internal" />,
})
