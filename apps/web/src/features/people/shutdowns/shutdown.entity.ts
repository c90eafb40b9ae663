import { checklist, lineOutcomeLabels } from '@intranet/contract/people/shutdown-options'
import { shutdown } from '@intranet/contract/people/shutdowns'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const shutdowns = defineEntity(trpc.shutdowns, {
  label: 'Desligamentos',
  noun: ['desligamento', 'desligamentos'],
  add: 'Novo desligamento',
  module: 'desligamentos',
  base: '/shutdowns',
  name: ({ funcionario }) => `o desligamento de ${funcionario}`,
  history: historyFrom(shutdown, {
    beside: ['rh_desligamento_item', 'rh_desligamento_baixa', 'rh_desligamento_linha'],
    labels: {
      feito_em: 'Feito em',
      observacao: 'Baixa',
      desfeita_em: 'Baixa desfeita em',
      destino: 'Destino',
      id_usuario: 'Passou para',
    },
    choices: { destino: lineOutcomeLabels },
    about: ({ item, descricao }) =>
      checklist.find((one) => one.item === item)?.titulo ?? (descricao as string | undefined),
  }),
})
