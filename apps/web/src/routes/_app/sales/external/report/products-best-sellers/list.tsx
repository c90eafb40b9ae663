import { createFileRoute } from '@tanstack/react-router'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { TableReportPage } from '@/features/sales/reports/table-report-page.tsx'

export const Route = createFileRoute('/_app/sales/external/report/products-best-sellers/list')({
  staticData: {
    title: 'Produtos Mais Vendidos',
    back: { to: '/sales/external/home', label: 'Vendas' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <TableReportPage report="products-best-sellers" door="external" />,
})
