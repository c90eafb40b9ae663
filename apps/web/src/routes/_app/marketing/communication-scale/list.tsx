import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { CommunicationCampaignListPage } from '@/features/marketing/communication/campaigns/campaign-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/communication-scale/list')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'read' },
    title: 'Campanhas de comunicação',
    back: '/marketing/home',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('communicationCampaigns'),
  component: CommunicationCampaignListPage,
})
