import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ChannelListPage } from '@/features/sales/sales-channels/channel-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/channels/list')({
  staticData: { title: 'Canais', back: { to: '/marketing/home', label: 'Marketing' }, area: 'marketing' },
  validateSearch: listSearch,
  component: () => (
    <KeepsMarketing ability="read">
      <ChannelListPage />
    </KeepsMarketing>
  ),
})
