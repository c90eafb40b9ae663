import { createFileRoute } from '@tanstack/react-router'
import { FinancialPage } from '@/features/desk/client-panel/financial-page.tsx'

export const Route = createFileRoute('/_app/client-panel/financial')({
  staticData: {
    needs: { module: 'painel_cliente', ability: 'read' },
    title: 'Faturas do cliente',
    back: '/client-panel/home-service',
    area: 'service',
  },
  component: FinancialPage,
})
