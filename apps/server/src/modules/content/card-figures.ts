import { confirmationReach, readsNews } from '@intranet/contract/content/news-access'
import { type CardFigure, holds } from '../../platform/card-figures.ts'
import { countCategories } from './categories/category.queries.ts'
import { countOrderedCategories } from './categories/ordered-category.queries.ts'
import { countQuestions } from './faq/faq.queries.ts'
import { countArticles } from './handbook/handbook.queries.ts'
import { countNews } from './news/news.queries.ts'
import { countBoard } from './news/reading.queries.ts'

const faq = { table: 'faq_categoria', items: 'faq_pergunta' } as const
const handbook = { table: 'manual_categoria', items: 'manual_artigo' } as const

export const contentFigures: CardFigure[] = [
  { to: '/news/table', may: readsNews, count: countNews },
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
  { to: '/reports/read-confirm', may: (actor) => confirmationReach(actor) !== null, count: countBoard },
  { to: '/faq/list', may: holds('perguntas_frequentes', 'read'), count: countQuestions },
  {
    to: '/faq-categories/list',
    may: holds('perguntas_frequentes', 'read'),
    count: (db) => countOrderedCategories(db, faq),
  },
  { to: '/employee-handbook/list', may: holds('manual', 'create'), count: countArticles },
  {
    to: '/employee-handbook/categories/list',
    may: holds('manual', 'read'),
    count: (db) => countOrderedCategories(db, handbook),
  },
]
