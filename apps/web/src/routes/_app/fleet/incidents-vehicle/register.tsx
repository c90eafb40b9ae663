import { createFileRoute } from '@tanstack/react-router'
import { VehicleIncidentRegisterPage } from '@/features/operations/fleet/vehicle-incident-pages.tsx'

export const Route = createFileRoute('/_app/fleet/incidents-vehicle/register')({
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Novo incidente com veículo',
    back: '/fleet/incidents-vehicle/list',
    area: 'operations',
    action: true,
  },
  component: VehicleIncidentRegisterPage,
})
