import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { SalesStartPage } from '@/features/sales/home/sales-home-page.tsx'

/** The newer sales home (docs/sales.md#two-doors). */
export const Route = createFileRoute('/_app/vendas/inicio')({
  staticData: { title: 'Vendas', area: 'sales' },
  component: () => (
    <Permitted module="vendas" ability="read">
      <SalesStartPage />
    </Permitted>
  ),
})
