import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { CommunicationCampaignRegisterPage } from '@/features/marketing/communication/campaigns/campaign-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/marketing/communication-scale/register')({
  staticData: {
    title: 'Nova campanha de comunicação',
    back: { to: '/marketing/communication-scale/list', label: 'Campanhas de comunicação' },
    area: 'marketing',
    action: may('regua_comunicacao', 'create'),
  },
  component: () => (
    <Permitted module="regua_comunicacao" ability="create">
      <CommunicationCampaignRegisterPage />
    </Permitted>
  ),
})
