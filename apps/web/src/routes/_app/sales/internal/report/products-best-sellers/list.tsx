import { createFileRoute } from '@tanstack/react-router'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { TableReportPage } from '@/features/sales/reports/table-report-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/report/products-best-sellers/list')({
  staticData: {
    title: 'Produtos Mais Vendidos',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <TableReportPage report="products-best-sellers" door="internal" />,
})
