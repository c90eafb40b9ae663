import { resultEntity } from '@intranet/contract/marketing/campaign-results'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const campaignResults = defineEntity(trpc.campaignResults, {
  label: 'Resultados de campanha',
  noun: ['resultado', 'resultados'],
  module: 'vendas',
  name: ({ periodo, canal, provedor }) => `o resultado de ${[periodo, canal, provedor].join(', ')}`,
  history: historyFrom(resultEntity),
})
