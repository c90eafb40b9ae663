import { createFileRoute } from '@tanstack/react-router'
import { ServiceOrdersPage } from '@/features/desk/client-panel/service-orders-page.tsx'

export const Route = createFileRoute('/_app/client-panel/service-orders')({
  staticData: {
    needs: { module: 'painel_cliente', ability: 'read' },
    title: 'Ordens de serviço',
    back: '/client-panel/home-service',
    area: 'service',
  },
  component: ServiceOrdersPage,
})
