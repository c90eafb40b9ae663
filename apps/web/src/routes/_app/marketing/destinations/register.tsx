import { createFileRoute } from '@tanstack/react-router'
import { DestinationRegisterPage } from '@/features/sales/tracking-links/destination-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/destinations/register')({
  staticData: {
    needs: { module: 'vendas', ability: 'superadmin', staff: true },
    title: 'Novo destino',
    back: '/marketing/destinations/list',
    area: 'marketing',
    action: true,
  },
  component: DestinationRegisterPage,
})
