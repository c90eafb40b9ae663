import { createFileRoute } from '@tanstack/react-router'
import { SellerDetailsPage } from '@/features/sales/reports/lead-details-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/sellers/details')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Vendedores: detalhes',
    step: true,
    back: '/sales/$door/report/sellers/list',
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: SellerDetailsPage,
})
