import { interviewCriterion } from '@intranet/contract/careers/interview-criteria'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const interviewCriteria = defineEntity(trpc.interviewCriteria, {
  label: 'Critérios de entrevista',
  noun: ['critério', 'critérios'],
  add: 'Novo critério',
  module: 'banco_talentos',
  base: '/careers/criteria',
  name: ({ nome }) => called('o critério', nome),
  history: historyFrom(interviewCriterion, { labels: { ativo: 'Status' } }),
})
