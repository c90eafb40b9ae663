import { category } from '@intranet/contract/content/category'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const categories = defineEntity(trpc.categories, {
  label: 'Categorias de novidades',
  noun: ['categoria', 'categorias'],
  add: 'Nova categoria',
  module: 'novidades',
  base: '/categories',
  duplicates: true,
  name: ({ titulo }) => called('a categoria', titulo),
  history: historyFrom(category),
})
