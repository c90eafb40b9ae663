import { request } from '@intranet/contract/marketing/sponsorship-requests'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const requests = defineEntity(trpc.sponsorshipRequests, {
  label: 'Solicitações de Patrocínio',
  noun: ['solicitação', 'solicitações'],
  module: 'marketing',
  name: ({ protocolo }) => `a solicitação ${protocolo}`,
  history: historyFrom(request),
})
