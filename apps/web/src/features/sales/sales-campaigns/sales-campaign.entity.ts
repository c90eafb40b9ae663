import { layout, salesCampaign } from '@intranet/contract/messages/marketing'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const salesCampaigns = defineEntity('salesCampaigns', {
  label: 'Campanhas',
  noun: ['campanha', 'campanhas'],
  add: layout.newCampaign,
  module: 'vendas',
  base: '/marketing/campaigns',
  name: ({ nome }) => nome,
  texts: salesCampaign,
  history: historyOf(['vendas_campanha', 'vendas_campanha_provedor'], {
    nome: 'Nome',
    api: 'API',
    ativo: 'Ativo',
    id_empresa: 'Provedor',
  }),
})
