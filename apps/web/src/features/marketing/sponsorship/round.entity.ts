import {
  roundAuthorLabels,
  roundStateLabels,
  sponsorshipTypeLabels,
} from '@intranet/contract/marketing/sponsorship-words'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const rounds = defineEntity(trpc.sponsorshipRounds, {
  label: 'Negociação',
  noun: ['rodada', 'rodadas'],
  module: 'marketing',
  name: ({ rodada }) => `a rodada ${rodada}`,
  shownBy: ['sponsorshipRequests'],
  history: historyOf(
    ['patrocinio_negociacao'],
    {
      autor: 'Proposta de',
      tipo: 'Tipo',
      valor: 'Valor',
      itens: 'Itens',
      contrapartidas: 'Contrapartidas',
      validade: 'Validade',
      situacao: 'Situação',
      observacao: 'Observação',
    },
    { choices: { autor: roundAuthorLabels, tipo: sponsorshipTypeLabels, situacao: roundStateLabels } },
  ),
})
