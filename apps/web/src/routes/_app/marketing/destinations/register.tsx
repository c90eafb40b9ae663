import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { DestinationRegisterPage } from '@/features/sales/tracking-links/destination-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/destinations/register')({
  staticData: {
    title: 'Novo destino',
    back: { to: '/marketing/destinations/list', label: 'Destinos' },
    area: 'marketing',
  },
  component: () => (
    <KeepsMarketing ability="superadmin">
      <DestinationRegisterPage />
    </KeepsMarketing>
  ),
})
