import { createFileRoute } from '@tanstack/react-router'
import { InfoPaymentsPage } from '@/features/desk/client-panel/info-payments-page.tsx'

export const Route = createFileRoute('/_app/client-panel/info-payments')({
  staticData: {
    needs: { module: 'painel_cliente', ability: 'read' },
    title: 'Pagamentos',
    back: '/client-panel/home-service',
    area: 'service',
  },
  component: InfoPaymentsPage,
})
