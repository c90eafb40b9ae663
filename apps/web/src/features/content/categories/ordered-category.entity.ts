import { faqCategory, handbookCategory } from '@intranet/contract/content/category'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

const words = {
  label: 'Categorias',
  noun: ['categoria', 'categorias'],
  add: 'Nova categoria',
} as const

/** The two modules that keep ordered categories; their procedures are of one shape. */
export const orderedCategories = {
  faq: defineEntity(trpc.faqCategories, {
    ...words,
    module: 'perguntas_frequentes',
    base: '/faq-categories',
    name: ({ titulo }) => called('a categoria', titulo),
    history: historyFrom(faqCategory),
  }),
  manual: defineEntity(trpc.handbookCategories, {
    ...words,
    module: 'manual',
    base: '/employee-handbook/categories',
    name: ({ titulo }) => called('a categoria', titulo),
    history: historyFrom(handbookCategory),
  }),
} as const

export type CategoryKind = keyof typeof orderedCategories
