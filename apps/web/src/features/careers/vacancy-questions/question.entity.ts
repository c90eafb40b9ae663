import { vacancyQuestion } from '@intranet/contract/careers/vacancy-questions'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const vacancyQuestions = defineEntity(trpc.vacancyQuestions, {
  label: 'Perguntas a candidatos',
  noun: ['pergunta', 'perguntas'],
  add: 'Nova pergunta',
  module: 'banco_talentos',
  base: '/careers/questions',
  name: ({ texto }) => called('a pergunta', texto),
  history: historyFrom(vacancyQuestion),
})
