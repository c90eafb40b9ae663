import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { categoryLabels } from '@/features/content/categories/category-labels.ts'
import { trpc } from '@/lib/trpc.ts'

export const complimentCategories = defineEntity(trpc.complimentCategories, {
  label: 'Categorias de elogios',
  noun: ['categoria', 'categorias'],
  add: 'Nova categoria',
  module: 'rh',
  base: '/compliments-categories',
  name: ({ titulo }) => titulo,
  history: historyOf(['elogio_categoria'], categoryLabels),
})
