import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { VehicleListPage } from '@/features/operations/fleet/vehicle-list-page.tsx'

export const Route = createFileRoute('/_app/fleet/vehicle/list')({
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Veículos',
    back: { to: '/fleet/home', label: 'Frota' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('vehicles'),
  component: VehicleListPage,
})
