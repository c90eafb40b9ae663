import { complimentCategory } from '@intranet/contract/content/category'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const complimentCategories = defineEntity(trpc.complimentCategories, {
  label: 'Categorias de elogios',
  noun: ['categoria', 'categorias'],
  add: 'Nova categoria',
  module: 'rh',
  base: '/compliments-categories',
  name: ({ titulo }) => called('a categoria', titulo),
  history: historyFrom(complimentCategory),
})
