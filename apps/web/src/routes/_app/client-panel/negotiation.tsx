import { createFileRoute } from '@tanstack/react-router'
import { NegotiationPage } from '@/features/desk/client-panel/negotiation-page.tsx'

export const Route = createFileRoute('/_app/client-panel/negotiation')({
  staticData: {
    needs: { module: 'painel_cliente', ability: 'read' },
    title: 'Negociação',
    back: '/client-panel/home-service',
    area: 'service',
  },
  component: NegotiationPage,
})
