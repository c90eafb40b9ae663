import { createFileRoute } from '@tanstack/react-router'
import { ConnectionsPage } from '@/features/desk/client-panel/connections-page.tsx'

export const Route = createFileRoute('/_app/client-panel/connections')({
  staticData: {
    needs: { module: 'painel_cliente', ability: 'read' },
    title: 'Conexões',
    back: '/client-panel/home-service',
    area: 'service',
  },
  component: ConnectionsPage,
})
