import { application } from '@intranet/contract/content/applications'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const applications = defineEntity(trpc.applications, {
  label: 'Aplicações',
  noun: ['aplicação', 'aplicações'],
  module: 'configuracao',
  name: ({ nome, empresa }) => called('a aplicação', nome, empresa),
  history: historyFrom(application),
})
