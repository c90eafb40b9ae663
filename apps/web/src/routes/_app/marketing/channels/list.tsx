import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ChannelListPage } from '@/features/sales/sales-channels/channel-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/channels/list')({
  staticData: {
    needs: { module: 'vendas', ability: 'read', staff: true },
    title: 'Canais',
    back: '/marketing/home',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('salesChannels'),
  component: ChannelListPage,
})
