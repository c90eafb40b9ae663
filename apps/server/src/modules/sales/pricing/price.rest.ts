import { route } from '../../../platform/rest/procedure-route.ts'
import { inserted, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { priceRouter } from './price.router.ts'

const routers = { pricing: priceRouter }

const entity = {
  tag: 'Precificação',
  path: '/v1/precificacao',
  table: 'precificacao',
  noun: ['o preço', 'os preços'],
} as const

/** Prices (docs/sales.md#prices). */
export const priceRoutes = [
  ...entityRoutes(routers, { ...entity, procedures: priceRouter }),
  ...defineRoutes(entity.tag, routers, [
    route({
      method: 'POST',
      path: '/v1/precificacao/reajuste',
      summary: 'Reajusta preços em um percentual a partir de um dia',
      procedure: priceRouter.adjust,
      answer: inserted('precificacao'),
    }),
    route({
      method: 'POST',
      path: '/v1/precificacao/:id/encerrar',
      summary: 'Encerra um preço',
      procedure: priceRouter.end,
      answer: updated('precificacao'),
    }),
  ]),
]
