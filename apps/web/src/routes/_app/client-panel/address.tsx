import { createFileRoute } from '@tanstack/react-router'
import { AddressPage } from '@/features/desk/client-panel/address-page.tsx'

export const Route = createFileRoute('/_app/client-panel/address')({
  staticData: {
    needs: { module: 'painel_cliente', ability: 'read' },
    title: 'Endereço',
    back: '/client-panel/home-service',
    area: 'service',
  },
  component: AddressPage,
})
