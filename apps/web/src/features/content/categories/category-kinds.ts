import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

/** The two modules that keep ordered categories; their procedures are of one shape. */
export const categoryKinds = {
  faq: {
    module: 'perguntas_frequentes',
    table: 'faq_categoria',
    base: '/faq-categories',
    title: 'CATEGORIAS DO FAQ',
    procedure: 'faqCategories.list',
    calls: api.faqCategories,
    queries: trpc.faqCategories,
    changed: trpc.faqCategories.pathFilter(),
  },
  manual: {
    module: 'manual',
    table: 'manual_categoria',
    base: '/employee-handbook/categories',
    title: 'CATEGORIAS DO MANUAL',
    procedure: 'handbookCategories.list',
    calls: api.handbookCategories,
    queries: trpc.handbookCategories,
    changed: trpc.handbookCategories.pathFilter(),
  },
} as const

export type CategoryKind = keyof typeof categoryKinds
