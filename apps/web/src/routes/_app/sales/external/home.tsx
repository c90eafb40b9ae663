import { createFileRoute } from '@tanstack/react-router'
import { SalesHomePage } from '@/features/sales/home/sales-home-page.tsx'

export const Route = createFileRoute('/_app/sales/external/home')({
  staticData: { needs: { module: 'vendas', ability: 'read' }, title: 'Vendas', area: 'sales' },
  component: () => <SalesHomePage door="external" />,
})
