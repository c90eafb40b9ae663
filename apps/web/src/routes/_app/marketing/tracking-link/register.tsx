import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { TrackingLinkRegisterPage } from '@/features/sales/tracking-links/tracking-link-form-pages.tsx'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'

export const Route = createFileRoute('/_app/marketing/tracking-link/register')({
  staticData: {
    title: 'Novo link',
    back: { to: '/marketing/tracking-link/list', label: 'Link de Rastreamento' },
    area: 'marketing',
    action: (holder) => keepsMarketing(holder, 'create'),
  },
  component: () => (
    <KeepsMarketing ability="create">
      <TrackingLinkRegisterPage />
    </KeepsMarketing>
  ),
})
