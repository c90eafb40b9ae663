import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { RentalListPage } from '@/features/operations/fleet/rental-list-page.tsx'

export const Route = createFileRoute('/_app/fleet/rentals/list')({
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Locações',
    back: { to: '/fleet/home', label: 'Frota' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('vehicleRentals'),
  component: RentalListPage,
})
