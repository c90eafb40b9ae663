import { communicationCampaign } from '@intranet/contract/marketing/communication-campaigns'
import { campaignEdit } from '../communication-addresses.ts'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const campaigns = defineEntity(trpc.communicationCampaigns, {
  label: 'Campanhas de comunicação',
  noun: ['campanha', 'campanhas'],
  add: 'NOVA CAMPANHA',
  module: 'regua_comunicacao',
  base: '/marketing/communication-scale',
  name: ({ nome, provedor }) => called('a campanha', nome, provedor),
  edit: ({ id }) => campaignEdit(id),
  consequences: ({ regras }) => [
    regras === 1
      ? 'A regra da campanha é excluída junto.'
      : `As ${regras} regras da campanha são excluídas junto.`,
    'O que está na fila é cancelado; o registro dos envios é mantido.',
  ],
  history: historyFrom(communicationCampaign),
})
