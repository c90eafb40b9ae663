import { relative } from '@intranet/contract/people/family'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const relatives = defineEntity(trpc.relatives, {
  label: 'Familiares',
  noun: ['familiar', 'familiares'],
  add: 'Novo familiar',
  module: 'rh',
  base: '/family',
  name: ({ nome }) => nome,
  history: historyFrom(relative),
})
