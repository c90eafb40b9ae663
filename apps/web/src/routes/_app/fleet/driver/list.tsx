import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
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
  loader: askRows('drivers'),
  component: DriverListPage,
})
