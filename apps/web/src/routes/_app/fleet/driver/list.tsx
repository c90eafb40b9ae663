import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { DriverListPage } from '@/features/operations/fleet/driver-list-page.tsx'

export const Route = createFileRoute('/_app/fleet/driver/list')({
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Motoristas',
    back: { to: '/fleet/home', label: 'Frota' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: DriverListPage,
})
