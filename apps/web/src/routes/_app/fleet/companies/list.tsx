import { createFileRoute } from '@tanstack/react-router'
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
  component: RentalCompanyListPage,
})
