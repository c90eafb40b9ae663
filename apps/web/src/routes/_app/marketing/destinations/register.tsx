import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { DestinationRegisterPage } from '@/features/sales/tracking-links/destination-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/destinations/register')({
  staticData: {
    title: 'Novo destino',
    back: { to: '/marketing/destinations/list', label: 'Destinos' },
    area: 'marketing',
  },
  component: () => (
    <Permitted module="vendas" ability="superadmin">
      <DestinationRegisterPage />
    </Permitted>
  ),
})
