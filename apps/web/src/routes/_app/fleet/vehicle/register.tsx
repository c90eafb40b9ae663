import { createFileRoute } from '@tanstack/react-router'
import { VehicleRegisterPage } from '@/features/operations/fleet/vehicle-form-pages.tsx'

export const Route = createFileRoute('/_app/fleet/vehicle/register')({
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Novo veículo',
    back: '/fleet/vehicle/list',
    area: 'operations',
    action: true,
  },
  component: VehicleRegisterPage,
})
