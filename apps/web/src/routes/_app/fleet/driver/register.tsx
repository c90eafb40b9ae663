import { createFileRoute } from '@tanstack/react-router'
import { DriverRegisterPage } from '@/features/operations/fleet/driver-pages.tsx'

export const Route = createFileRoute('/_app/fleet/driver/register')({
  staticData: {
    needs: { module: 'frota', ability: 'manage' },
    title: 'Novo motorista',
    back: '/fleet/driver/list',
    area: 'operations',
    action: true,
  },
  component: DriverRegisterPage,
})
