import { complimentOriginLabels, complimentStateLabels } from '@intranet/contract/people/compliment-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const compliments = defineEntity('compliments', {
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
