import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { categoryLabels } from '@/features/content/categories/category-labels.ts'
import { trpc } from '@/lib/trpc.ts'

export const documentCategories = defineEntity(trpc.documentCategories, {
  label: 'Categorias de documentos',
  noun: ['categoria', 'categorias'],
  add: 'Nova categoria',
  module: 'rh',
  base: '/documents-categories',
  name: ({ titulo }) => titulo,
  history: historyOf(['rh_documento_categoria'], {
    ...categoryLabels,
    exige_validade: 'Exige validade',
    sensivel: 'Sensível',
  }),
})
