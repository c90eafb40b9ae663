import { createFileRoute } from '@tanstack/react-router'
import { SellerDetailsPage } from '@/features/sales/reports/lead-details-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'

export const Route = createFileRoute('/_app/sales/internal/report/sellers/details')({
  staticData: {
    title: 'Vendedores: detalhes',
    back: { to: '/sales/internal/report/sellers/list', label: 'Vendedores' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: SellerDetailsPage,
})
