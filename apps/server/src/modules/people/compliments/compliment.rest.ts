import { route } from '../../../platform/rest/procedure-route.ts'
import { page } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { complimentRouter } from './compliment.router.ts'
import { complimentCategoryRouter } from '../../content/categories/category.router.ts'

const routers = { compliments: complimentRouter, complimentCategories: complimentCategoryRouter }

const tag = 'Elogios'

export const complimentRoutes = [
  ...defineRoutes(tag, routers, [
    route({
      method: 'GET',
      path: '/v1/elogios',
      replaced: { by: 'GET /v1/elogio', on: '2026-11-21' },
      summary: 'Lista os elogios que a pessoa pode ver, os mais novos primeiro',
      procedure: complimentRouter.list,
      answer: page('elogio'),
    }),
  ]),
  ...entityRoutes(routers, {
    tag,
    path: '/v1/elogio/categoria',
    table: 'elogio_categoria',
    noun: ['a categoria de elogios', 'as categorias de elogios'],
    procedures: complimentCategoryRouter,
  }),
  ...entityRoutes(routers, {
    tag,
    path: '/v1/elogio',
    table: 'elogio',
    noun: ['o elogio', 'os elogios'],
    procedures: complimentRouter,
  }),
]
