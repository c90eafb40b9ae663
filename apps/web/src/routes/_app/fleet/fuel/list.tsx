import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { FuelListPage } from '@/features/operations/fleet/fuel-list-page.tsx'

export const Route = createFileRoute('/_app/fleet/fuel/list')({
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Abastecimentos',
    back: { to: '/fleet/home', label: 'Frota' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('fuels'),
  component: FuelListPage,
})
