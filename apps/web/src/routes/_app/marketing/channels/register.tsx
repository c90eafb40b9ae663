import { createFileRoute } from '@tanstack/react-router'
import { ChannelRegisterPage } from '@/features/sales/sales-channels/channel-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/channels/register')({
  staticData: {
    needs: { module: 'vendas', ability: 'create', staff: true },
    title: 'Novo canal',
    back: '/marketing/channels/list',
    area: 'marketing',
    action: true,
  },
  component: ChannelRegisterPage,
})
