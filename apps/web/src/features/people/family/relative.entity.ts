import { relative } from '@intranet/contract/people/family'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const relatives = defineEntity(trpc.relatives, {
  label: 'Familiares',
  noun: ['familiar', 'familiares'],
  add: 'Novo familiar',
  module: 'rh',
  base: '/family',
  name: ({ nome, funcionario }) => called('o familiar', nome, funcionario),
  history: historyFrom(relative),
})
