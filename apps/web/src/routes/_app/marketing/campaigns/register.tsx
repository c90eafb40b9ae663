import { createFileRoute } from '@tanstack/react-router'
import { CampaignRegisterPage } from '@/features/sales/sales-campaigns/campaign-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/campaigns/register')({
  staticData: {
    needs: { module: 'vendas', ability: 'create', staff: true },
    title: 'Nova campanha',
    back: '/marketing/campaigns/list',
    area: 'marketing',
    action: true,
  },
  component: CampaignRegisterPage,
})
