import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { MaintenanceListPage } from '@/features/operations/fleet/maintenance-list-page.tsx'

export const Route = createFileRoute('/_app/fleet/maintenance-vehicle/list')({
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Manutenções',
    back: { to: '/fleet/home', label: 'Frota' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('vehicleMaintenance'),
  component: MaintenanceListPage,
})
