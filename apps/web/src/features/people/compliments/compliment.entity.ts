import { complimentOriginLabels, complimentStateLabels } from '@intranet/contract/people/compliment-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const compliments = defineEntity(trpc.compliments, {
  label: 'Elogios',
  noun: ['elogio', 'elogios'],
  add: 'Novo elogio',
  module: 'rh',
  base: '/compliments',
  name: ({ funcionario }) => `o elogio para ${funcionario}`,
  history: historyOf(
    ['elogio'],
    {
      texto: 'Elogio',
      origem: 'Origem',
      cod_cliente: 'Código do cliente',
      publico: 'Todos os colegas veem',
      situacao: 'Situação',
    },
    { choices: { origem: complimentOriginLabels, situacao: complimentStateLabels } },
  ),
})
