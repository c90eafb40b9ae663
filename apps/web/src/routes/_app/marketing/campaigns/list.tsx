import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { CampaignListPage } from '@/features/sales/sales-campaigns/campaign-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/campaigns/list')({
  staticData: {
    needs: { module: 'vendas', ability: 'read', staff: true },
    title: 'Campanhas',
    back: '/marketing/home',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('salesCampaigns'),
  component: CampaignListPage,
})
