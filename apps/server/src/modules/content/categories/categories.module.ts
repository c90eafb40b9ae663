import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCategories } from './category.queries.ts'
import { categoryRoutes } from './category.rest.ts'
import { categoryRouter, complimentCategoryRouter, documentCategoryRouter } from './category.router.ts'
import { countOrderedCategories } from './ordered-category.queries.ts'
import { faqCategoryRouter, handbookCategoryRouter } from './ordered-category.router.ts'

export const categoriesModule = defineModule({
  name: 'categories',
  routers: {
    categories: categoryRouter,
    faqCategories: faqCategoryRouter,
    handbookCategories: handbookCategoryRouter,
    complimentCategories: complimentCategoryRouter,
    documentCategories: documentCategoryRouter,
  },
  routes: categoryRoutes,
  figures: [
    {
      to: '/categories/list',
      may: holds('novidades', 'signedIn'),
      count: (db) => countCategories(db, 'categoria'),
    },
    {
      to: '/documents-categories/list',
      may: holds('rh', 'read'),
      count: (db) => countCategories(db, 'rh_documento_categoria'),
    },
    {
      to: '/compliments-categories/list',
      may: holds('rh', 'read'),
      count: (db) => countCategories(db, 'elogio_categoria'),
    },
    {
      to: '/faq-categories/list',
      may: holds('perguntas_frequentes', 'read'),
      count: (db) => countOrderedCategories(db, { table: 'faq_categoria', items: 'faq_pergunta' }),
    },
    {
      to: '/employee-handbook/categories/list',
      may: holds('manual', 'read'),
      count: (db) => countOrderedCategories(db, { table: 'manual_categoria', items: 'manual_artigo' }),
    },
  ],
})
