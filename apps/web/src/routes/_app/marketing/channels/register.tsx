import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { ChannelRegisterPage } from '@/features/sales/sales-channels/channel-form-pages.tsx'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'

export const Route = createFileRoute('/_app/marketing/channels/register')({
  staticData: {
    title: 'Novo canal',
    back: { to: '/marketing/channels/list', label: 'Canais' },
    area: 'marketing',
    action: (holder) => keepsMarketing(holder, 'create'),
  },
  component: () => (
    <KeepsMarketing ability="create">
      <ChannelRegisterPage />
    </KeepsMarketing>
  ),
})
