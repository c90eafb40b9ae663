import { createFileRoute } from '@tanstack/react-router'
import { TrackingLinkRegisterPage } from '@/features/sales/tracking-links/tracking-link-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/tracking-link/register')({
  staticData: {
    needs: { module: 'vendas', ability: 'create', staff: true },
    title: 'Novo link',
    back: '/marketing/tracking-link/list',
    area: 'marketing',
    action: true,
  },
  component: TrackingLinkRegisterPage,
})
