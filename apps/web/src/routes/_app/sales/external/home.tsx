import { menu } from '@intranet/contract/messages/menu'
import { createFileRoute } from '@tanstack/react-router'
import { TrendingUp } from 'lucide-react'
import { SalesHomePage } from '@/features/sales/home/sales-home-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/sales/external/home')({
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Vendas',
    area: 'sales',
    menu: { place: 5, name: menu.sales, icon: TrendingUp },
  },
  component: () => <SalesHomePage door="external" sections={screens.hub('external')} />,
})
