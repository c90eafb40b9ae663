import { createFileRoute } from '@tanstack/react-router'
import { SellerDetailsPage } from '@/features/sales/reports/lead-details-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorList, doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/sellers/details')({
  params: doorParams,
  staticData: {
    title: 'Vendedores: detalhes',
    back: doorList('report/sellers/list', 'Vendedores'),
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: SellerDetailsPage,
})
