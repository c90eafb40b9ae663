import { round } from '@intranet/contract/marketing/sponsorship-negotiation'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const rounds = defineEntity(trpc.sponsorshipRounds, {
  label: 'Negociação',
  noun: ['rodada', 'rodadas'],
  module: 'marketing',
  name: ({ rodada }) => `a rodada ${rodada}`,
  shownBy: ['sponsorshipRequests'],
  history: historyFrom(round),
})
