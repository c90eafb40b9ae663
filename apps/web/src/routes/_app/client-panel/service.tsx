import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '@/features/desk/client-panel/service-page.tsx'

export const Route = createFileRoute('/_app/client-panel/service')({
  staticData: {
    needs: { module: 'painel_cliente', ability: 'read' },
    title: 'Serviço',
    back: '/client-panel/home-service',
    area: 'service',
  },
  component: ServicePage,
})
