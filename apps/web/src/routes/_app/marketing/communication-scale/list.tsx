import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { CommunicationCampaignListPage } from '@/features/marketing/communication/campaigns/campaign-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/communication-scale/list')({
  staticData: {
    title: 'Campanhas de comunicação',
    back: { to: '/marketing/home', label: 'Marketing' },
    area: 'marketing',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="regua_comunicacao" ability="read">
      <CommunicationCampaignListPage />
    </Permitted>
  ),
})
