import { question } from '@intranet/contract/content/faq'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const questions = defineEntity(trpc.faq, {
  label: 'Perguntas frequentes',
  noun: ['pergunta', 'perguntas'],
  add: 'Nova pergunta',
  module: 'perguntas_frequentes',
  base: '/faq',
  name: ({ pergunta, categoria }) => called('a pergunta', pergunta, categoria),
  history: historyFrom(question),
})
