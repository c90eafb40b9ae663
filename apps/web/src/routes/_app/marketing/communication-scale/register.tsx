import { createFileRoute } from '@tanstack/react-router'
import { CommunicationCampaignRegisterPage } from '@/features/marketing/communication/campaigns/campaign-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/communication-scale/register')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'create' },
    title: 'Nova campanha de comunicação',
    back: '/marketing/communication-scale/list',
    area: 'marketing',
    action: true,
  },
  component: CommunicationCampaignRegisterPage,
})
