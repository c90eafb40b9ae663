import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { CampaignListPage } from '@/features/sales/sales-campaigns/campaign-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/campaigns/list')({
  staticData: { title: 'Campanhas', back: { to: '/marketing/home', label: 'Marketing' }, area: 'marketing' },
  validateSearch: listSearch,
  component: () => (
    <KeepsMarketing ability="read">
      <CampaignListPage />
    </KeepsMarketing>
  ),
})
