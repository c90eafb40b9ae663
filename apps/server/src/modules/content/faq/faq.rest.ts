import { route } from '../../../platform/rest/procedure-route.ts'
import { insertedOne, page } from '../../../platform/rest/answer-shapes.ts'
import { searchFaqInput } from '@intranet/contract/content/faq'
import * as z from 'zod'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { faqRouter } from './faq.router.ts'
import { faqCategoryRouter } from '../categories/ordered-category.router.ts'

const routers = { faq: faqRouter, faqCategories: faqCategoryRouter }

const tag = 'FAQ'

export const faqRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/faq',
    table: 'faq_pergunta',
    procedures: faqRouter,
  }),
  ...entityRoutes(routers, {
    tag: 'Categorias do FAQ',
    path: '/v1/faq/categoria',
    table: 'faq_categoria',
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
    {
      method: 'POST',
      path: '/v1/faq/publica/busca',
      summary: 'Busca respostas; visitantes encontram as públicas',
      open: true,
      body: searchFaqInput,
      wrap: 'flat',
      async call(caller, request) {
        const { dados, categorias } = await caller.faq.search((request.body ?? {}) as never)
        return { faq_pergunta: dados, faq_categoria: categorias, total: dados.length }
      },
    },
    route({
      method: 'POST',
      path: '/v1/faq/sugestao',
      summary: 'Sugere uma pergunta',
      procedure: faqRouter.suggest,
      answer: insertedOne('faq_pergunta'),
    }),
    {
      method: 'POST',
      path: '/v1/faq/:id/voto',
      summary: 'Diz se uma resposta foi útil',
      body: z.strictObject({ util: z.boolean() }),
      wrap: 'flat',
      async call(caller, request) {
        const { util } = request.object() as { util: boolean }
        return { faq_voto: await caller.faq.vote({ id: request.id(), util }) }
      },
    },
  ]),
]
