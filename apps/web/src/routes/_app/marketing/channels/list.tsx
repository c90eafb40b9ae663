import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ChannelListPage } from '@/features/sales/sales-channels/channel-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/channels/list')({
  staticData: { title: 'Canais', back: { to: '/marketing/home', label: 'Marketing' }, area: 'marketing' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="vendas" ability="read">
      <ChannelListPage />
    </Permitted>
  ),
})
