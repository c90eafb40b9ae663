import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { RentalCompanyListPage } from '@/features/operations/fleet/rental-company-list-page.tsx'

export const Route = createFileRoute('/_app/fleet/companies/list')({
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Locadoras',
    back: { to: '/fleet/rentals/list', label: 'Locações' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('rentalCompanies'),
  component: RentalCompanyListPage,
})
