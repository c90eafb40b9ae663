import { createFileRoute } from '@tanstack/react-router'
import { FinancialHomePage } from '@/features/desk/financial/financial-home-page.tsx'

/** Open to guests: how to pay, and nothing that asks the server (docs/client-panel.md#financial-home). */
export const Route = createFileRoute('/_open/financial/home')({
  staticData: {
    needs: 'open',
    title: 'Financeiro',
    back: { to: '/', label: 'Início' },
    area: 'service',
  },
  component: FinancialHomePage,
})
