import { layout, salesCampaign } from '@intranet/contract/messages/marketing'
import { campaignEntity } from '@intranet/contract/sales/campaigns'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

export const salesCampaigns = defineEntity(trpc.salesCampaigns, {
  label: 'Campanhas',
  noun: ['campanha', 'campanhas'],
  add: layout.newCampaign,
  module: 'vendas',
  base: '/marketing/campaigns',
  name: ({ nome }) => called('a campanha', nome),
  uses: (ids) => api.salesCampaigns.links.query({ ids }),
  texts: salesCampaign,
  history: historyFrom(campaignEntity, {
    beside: ['vendas_campanha_provedor'],
    labels: { id_empresa: 'Provedor' },
  }),
})
