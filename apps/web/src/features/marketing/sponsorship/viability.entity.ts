import { viability } from '@intranet/contract/marketing/sponsorship-viability'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const viabilities = defineEntity(trpc.sponsorshipViability, {
  label: 'Viabilidade',
  noun: ['análise', 'análises'],
  add: 'Nova análise',
  module: 'marketing',
  base: '/marketing/sponsorship/viability',
  edit: ({ id }) => `/marketing/sponsorship/viability/edit?id=${id}`,
  name: ({ protocolo }) => `a análise de ${protocolo}`,
  shownBy: ['sponsorshipRequests'],
  history: historyFrom(viability),
})
