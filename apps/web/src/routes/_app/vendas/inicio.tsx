import { createFileRoute } from '@tanstack/react-router'
import { SalesStartPage } from '@/features/sales/home/sales-home-page.tsx'
import { screens } from '@/screens.ts'

/** The newer sales home (docs/sales.md#two-doors). */
export const Route = createFileRoute('/_app/vendas/inicio')({
  staticData: { needs: { module: 'vendas', ability: 'read' }, title: 'Vendas', area: 'sales' },
  component: () => <SalesStartPage hub={screens.hub} />,
})
