import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const interviewCriteria = defineEntity('interviewCriteria', {
  label: 'Critérios de entrevista',
  noun: ['critério', 'critérios'],
  add: 'Novo critério',
  module: 'banco_talentos',
  base: '/careers/criteria',
  name: ({ nome }) => nome,
  history: historyOf(['carreira_criterio'], { nome: 'Critério', ativo: 'Status' }),
})
