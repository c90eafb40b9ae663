import { refusal } from '@intranet/contract/messages/refusals'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCategories } from './category.queries.ts'
import { categoryRoutes } from './category.rest.ts'
import {
  categoryRouter,
  complimentCategoryRouter,
  documentCategoryRouter,
  incidentCategoryRouter,
} from './category.router.ts'
import { countOrderedCategories } from './ordered-category.queries.ts'
import { faqCategoryRouter, handbookCategoryRouter } from './ordered-category.router.ts'
import { groupWide } from '../../../platform/history.ts'

export const categoriesModule = defineModule({
  name: 'categories',
  routers: {
    categories: categoryRouter,
    faqCategories: faqCategoryRouter,
    handbookCategories: handbookCategoryRouter,
    complimentCategories: complimentCategoryRouter,
    documentCategories: documentCategoryRouter,
    incidentCategories: incidentCategoryRouter,
  },
  routes: categoryRoutes,
  changes: [
    { table: 'categoria', list: categoryRouter.list },
    { table: 'faq_categoria', list: faqCategoryRouter.list },
    { table: 'manual_categoria', list: handbookCategoryRouter.list },
    { table: 'elogio_categoria', list: complimentCategoryRouter.list },
    { table: 'rh_documento_categoria', list: documentCategoryRouter.list },
    { table: 'incidente_categoria', list: incidentCategoryRouter.list },
  ],
  history: {
    categoria: groupWide,
    elogio_categoria: groupWide,
    rh_documento_categoria: groupWide,
    faq_categoria: groupWide,
    manual_categoria: groupWide,
    incidente_categoria: groupWide,
  },
  refusals: {
    texts: {
      elogio_categoria_titulo_unico: 'Já existe uma categoria com este título.',
      rh_documento_categoria_titulo_unico: 'Já existe uma categoria com este título.',
      faq_categoria_titulo_unico: 'Já existe uma categoria com este título.',
      manual_categoria_titulo_unico: 'Já existe uma categoria com este título.',
      incidente_categoria_titulo_unico: 'Já existe uma categoria com este título.',
      categoria_titulo_unico: 'Já existe uma categoria com este título.',
      faq_categoria_ordem: [refusal.orderChanged, null],
      manual_categoria_ordem: [refusal.orderChanged, null],
    },
    inUse: {
      faq_pergunta_id_categoria_fkey: refusal.categoryInUse,
      manual_artigo_id_categoria_fkey: refusal.categoryInUse,
      novidade_id_categoria_fkey: refusal.categoryInUse,
    },
  },
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
      to: '/incidents-categories/list',
      may: holds('incidentes', 'manage'),
      count: (db) => countCategories(db, 'incidente_categoria'),
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
