import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { DestinationRegisterPage } from '@/features/sales/tracking-links/destination-form-pages.tsx'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'

export const Route = createFileRoute('/_app/marketing/destinations/register')({
  staticData: {
    title: 'Novo destino',
    back: { to: '/marketing/destinations/list', label: 'Destinos' },
    area: 'marketing',
    action: (holder) => keepsMarketing(holder, 'superadmin'),
  },
  component: () => (
    <KeepsMarketing ability="superadmin">
      <DestinationRegisterPage />
    </KeepsMarketing>
  ),
})
