import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'
import { categoryLabels } from './category-labels.ts'

export const categories = defineEntity(trpc.categories, {
  label: 'Categorias de novidades',
  noun: ['categoria', 'categorias'],
  add: 'Nova categoria',
  module: 'novidades',
  base: '/categories',
  duplicates: true,
  name: ({ titulo }) => titulo,
  history: historyOf(['categoria'], categoryLabels),
})
