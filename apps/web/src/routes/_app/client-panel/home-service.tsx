import { createFileRoute } from '@tanstack/react-router'
import { HomeServicePage } from '@/features/desk/client-panel/home-service-page.tsx'

export const Route = createFileRoute('/_app/client-panel/home-service')({
  staticData: {
    needs: { module: 'painel_cliente', ability: 'read' },
    title: 'Início do atendimento',
    back: { to: '/service/home', label: 'Atendimento' },
    area: 'service',
  },
  component: HomeServicePage,
})
