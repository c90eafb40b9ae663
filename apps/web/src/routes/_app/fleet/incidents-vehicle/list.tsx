import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { VehicleIncidentListPage } from '@/features/operations/fleet/vehicle-incident-list-page.tsx'

export const Route = createFileRoute('/_app/fleet/incidents-vehicle/list')({
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Incidentes com veículos',
    back: { to: '/fleet/home', label: 'Frota' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('vehicleIncidents'),
  component: VehicleIncidentListPage,
})
