import { careerTemplate } from '@intranet/contract/careers/career-templates'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const careerTemplates = defineEntity(trpc.careerTemplates, {
  label: 'Mensagens aos candidatos',
  noun: ['mensagem', 'mensagens'],
  add: 'Nova mensagem',
  module: 'banco_talentos',
  base: '/careers/templates',
  name: ({ nome }) => called('o modelo', nome),
  history: historyFrom(careerTemplate, { labels: { ativo: 'Status' } }),
})
