import { documentCategory } from '@intranet/contract/people/document-category'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const documentCategories = defineEntity(trpc.documentCategories, {
  label: 'Categorias de documentos',
  noun: ['categoria', 'categorias'],
  add: 'Nova categoria',
  module: 'rh',
  base: '/documents-categories',
  name: ({ titulo }) => called('a categoria', titulo),
  history: historyFrom(documentCategory),
})
