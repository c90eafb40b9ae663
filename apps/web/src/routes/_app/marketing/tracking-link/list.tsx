import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { TrackingLinkListPage } from '@/features/sales/tracking-links/tracking-link-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/tracking-link/list')({
  staticData: {
    title: 'Link de Rastreamento',
    back: { to: '/marketing/home', label: 'Marketing' },
    area: 'marketing',
  },
  validateSearch: listSearch,
  component: () => (
    <KeepsMarketing ability="read">
      <TrackingLinkListPage />
    </KeepsMarketing>
  ),
})
