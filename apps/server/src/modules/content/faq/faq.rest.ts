import { route } from '../../../platform/rest/procedure-route.ts'
import { insertedOne, page, shaped, under } from '../../../platform/rest/answer-shapes.ts'
import { faqSearchAnswer } from '@intranet/contract/content/faq-schemas'
import * as z from 'zod'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { faqRouter } from './faq.router.ts'
import { faqCategoryRouter } from '../categories/ordered-category.router.ts'

const routers = { faq: faqRouter, faqCategories: faqCategoryRouter }

const tag = 'FAQ'

const { dados, categorias } = faqSearchAnswer.shape
const searched = shaped(
  z.strictObject({ faq_pergunta: dados, faq_categoria: categorias, total: z.int() }),
  (found: z.output<typeof faqSearchAnswer>) => ({
    faq_pergunta: found.dados,
    faq_categoria: found.categorias,
    total: found.dados.length,
  }),
)

export const faqRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/faq',
    table: 'faq_pergunta',
    noun: ['a pergunta do FAQ', 'as perguntas do FAQ'],
    procedures: faqRouter,
  }),
  ...entityRoutes(routers, {
    tag: 'Categorias do FAQ',
    path: '/v1/faq/categoria',
    table: 'faq_categoria',
    noun: ['a categoria do FAQ', 'as categorias do FAQ'],
    procedures: faqCategoryRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: '/v1/faq/filtro',
      summary: 'Lista perguntas',
      wrap: 'filtro',
      procedure: faqRouter.list,
      answer: page('faq_pergunta'),
    }),
    route({
      method: 'POST',
      path: '/v1/faq/publica/busca',
      summary: 'Busca respostas; visitantes encontram as públicas',
      wrap: 'flat',
      procedure: faqRouter.search,
      answer: searched,
    }),
    route({
      method: 'POST',
      path: '/v1/faq/sugestao',
      summary: 'Sugere uma pergunta',
      procedure: faqRouter.suggest,
      answer: insertedOne('faq_pergunta'),
    }),
    route({
      method: 'POST',
      path: '/v1/faq/:id/voto',
      summary: 'Diz se uma resposta foi útil',
      wrap: 'flat',
      procedure: faqRouter.vote,
      answer: under('faq_voto'),
    }),
  ]),
]
