import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { SalesHomePage } from '@/features/sales/home/sales-home-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/home')({
  staticData: { title: 'Vendas', back: { to: '/modulos/admin', label: 'Administração' }, area: 'sales' },
  component: () => (
    <Permitted module="vendas" ability="read">
      <SalesHomePage door="internal" />
    </Permitted>
  ),
})
