import { layout, salesChannel } from '@intranet/contract/messages/marketing'
import { channelEntity } from '@intranet/contract/sales/channels'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

export const salesChannels = defineEntity(trpc.salesChannels, {
  label: 'Canais',
  noun: ['canal', 'canais'],
  add: layout.newChannel,
  module: 'vendas',
  base: '/marketing/channels',
  name: ({ nome }) => called('o canal', nome),
  uses: (ids) => api.salesChannels.links.query({ ids }),
  texts: salesChannel,
  history: historyFrom(channelEntity, {
    beside: ['vendas_canal_provedor'],
    labels: { id_empresa: 'Provedor' },
  }),
})
