import { account } from '@intranet/contract/marketing/sponsorship-post-event'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const accounts = defineEntity(trpc.sponsorshipAccounts, {
  label: 'Pós-evento',
  noun: ['prestação de contas', 'prestações de contas'],
  add: 'Nova prestação de contas',
  module: 'marketing',
  base: '/marketing/sponsorship/post-event',
  edit: ({ id }) => `/marketing/sponsorship/post-event/edit?id=${id}`,
  name: ({ protocolo }) => `a prestação de contas de ${protocolo}`,
  shownBy: ['sponsorshipRequests', 'sponsorshipBudgets'],
  history: historyFrom(account),
})
