import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { TrackingLinkListPage } from '@/features/sales/tracking-links/tracking-link-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/tracking-link/list')({
  staticData: {
    needs: { module: 'vendas', ability: 'read', staff: true },
    title: 'Link de Rastreamento',
    back: '/marketing/home',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('trackingLinks'),
  component: TrackingLinkListPage,
})
