import { incidentCategory } from '@intranet/contract/operations/incident-category'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const incidentCategories = defineEntity(trpc.incidentCategories, {
  label: 'Categorias de incidentes',
  noun: ['categoria', 'categorias'],
  add: 'Nova categoria',
  module: 'incidentes',
  base: '/incidents-categories',
  name: ({ titulo }) => called('a categoria', titulo),
  history: historyFrom(incidentCategory),
})
