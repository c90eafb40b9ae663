import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { OwnMaintenancePage } from '@/features/operations/requests/own-pages.tsx'

export const Route = createFileRoute('/_app/requests/maintenance-vehicle')({
  staticData: {
    needs: 'employee',
    title: 'Manutenção de veículo',
    back: { to: '/requests/home', label: 'Solicitações' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: OwnMaintenancePage,
})
