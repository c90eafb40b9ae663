import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'
import { categoryLabels } from './category-labels.ts'

const words = {
  label: 'Categorias',
  noun: ['categoria', 'categorias'],
  add: 'Nova categoria',
} as const
const labels = { ...categoryLabels, ordem: 'Ordem' }

/** The two modules that keep ordered categories; their procedures are of one shape. */
export const orderedCategories = {
  faq: defineEntity(trpc.faqCategories, {
    ...words,
    module: 'perguntas_frequentes',
    base: '/faq-categories',
    name: ({ titulo }) => titulo,
    history: historyOf(['faq_categoria'], labels),
  }),
  manual: defineEntity(trpc.handbookCategories, {
    ...words,
    module: 'manual',
    base: '/employee-handbook/categories',
    name: ({ titulo }) => titulo,
    history: historyOf(['manual_categoria'], labels),
  }),
} as const

export type CategoryKind = keyof typeof orderedCategories
