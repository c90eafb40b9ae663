import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { DestinationListPage } from '@/features/sales/tracking-links/destination-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/destinations/list')({
  staticData: {
    needs: { module: 'vendas', ability: 'superadmin', staff: true },
    title: 'Destinos',
    back: '/marketing/home',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('destinations'),
  component: DestinationListPage,
})
