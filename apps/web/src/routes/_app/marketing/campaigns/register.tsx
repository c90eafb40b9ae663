import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { CampaignRegisterPage } from '@/features/sales/sales-campaigns/campaign-form-pages.tsx'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'

export const Route = createFileRoute('/_app/marketing/campaigns/register')({
  staticData: {
    title: 'Nova campanha',
    back: { to: '/marketing/campaigns/list', label: 'Campanhas' },
    area: 'marketing',
    action: (holder) => keepsMarketing(holder, 'create'),
  },
  component: () => (
    <KeepsMarketing ability="create">
      <CampaignRegisterPage />
    </KeepsMarketing>
  ),
})
