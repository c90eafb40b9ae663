import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { SalesHomePage } from '@/features/sales/home/sales-home-page.tsx'

export const Route = createFileRoute('/_app/sales/external/home')({
  staticData: { title: 'Vendas', area: 'sales' },
  component: () => (
    <Permitted module="vendas" ability="read">
      <SalesHomePage door="external" />
    </Permitted>
  ),
})
