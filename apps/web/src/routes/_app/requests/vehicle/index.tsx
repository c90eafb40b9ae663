import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { VehicleRequestListPage } from '@/features/operations/requests/vehicle-request-list-page.tsx'

export const Route = createFileRoute('/_app/requests/vehicle/')({
  staticData: {
    needs: 'employee',
    title: 'Solicitações de veículo',
    back: { to: '/requests/home', label: 'Solicitações' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: VehicleRequestListPage,
})
