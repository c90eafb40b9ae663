import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { DestinationListPage } from '@/features/sales/tracking-links/destination-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/destinations/list')({
  staticData: { title: 'Destinos', back: { to: '/marketing/home', label: 'Marketing' }, area: 'marketing' },
  validateSearch: listSearch,
  component: () => (
    <KeepsMarketing ability="superadmin">
      <DestinationListPage />
    </KeepsMarketing>
  ),
})
