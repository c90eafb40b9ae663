import { createFileRoute } from '@tanstack/react-router'
import { SalesHomePage } from '@/features/sales/home/sales-home-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/sales/internal/home')({
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Vendas',
    back: '/modulos/admin',
    area: 'sales',
  },
  component: () => <SalesHomePage door="internal" sections={screens.hub('internal')} />,
})
