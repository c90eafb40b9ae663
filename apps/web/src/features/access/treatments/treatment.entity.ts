import { treatment } from '@intranet/contract/access/treatment'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const treatments = defineEntity(trpc.treatments, {
  label: 'Tratamentos de dados',
  noun: ['tratamento de dados', 'tratamentos de dados'],
  add: 'Novo tratamento de dados',
  module: 'rh',
  base: '/treatments',
  duplicates: true,
  name: ({ nome }) => called('o tratamento', nome),
  sheet: 'treatments',
  history: historyFrom(treatment),
})
