import { createFileRoute } from '@tanstack/react-router'
import { RefundRegisterPage } from '@/features/desk/refunds/refund-form-pages.tsx'

export const Route = createFileRoute('/_app/backoffice/estornos/registro')({
  staticData: {
    needs: { module: 'estornos', ability: 'create' },
    title: 'Novo estorno',
    back: '/backoffice/estornos/listagem',
    area: 'service',
    action: true,
  },
  component: RefundRegisterPage,
})
