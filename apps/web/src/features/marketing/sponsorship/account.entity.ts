import { accountStateLabels, returnsDoneLabels } from '@intranet/contract/marketing/sponsorship-words'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
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
  history: historyOf(
    ['patrocinio_pos_evento'],
    {
      situacao: 'Situação',
      realizado: 'Realizado',
      publico_real: 'Público',
      leads_captados: 'Leads fora do link',
      vendas: 'Vendas fora do link',
      valor_realizado: 'Valor realizado',
      avaliacao: 'Avaliação',
      contrapartidas_cumpridas: 'Contrapartidas cumpridas',
      resumo: 'Resumo',
    },
    { choices: { situacao: accountStateLabels, contrapartidas_cumpridas: returnsDoneLabels } },
  ),
})
