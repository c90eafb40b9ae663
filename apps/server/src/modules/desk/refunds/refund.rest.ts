import { updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { refundRouter } from './refund.router.ts'

export const refundRouters = { refunds: refundRouter }
const entity = {
  tag: 'Backoffice',
  path: '/v1/backoffice/estorno',
  table: 'bo_estorno',
  noun: ['o estorno', 'os estornos'],
} as const

export const refundRoutes = [
  ...entityRoutes(refundRouters, { ...entity, procedures: refundRouter }),
  ...defineRoutes(entity.tag, refundRouters, [
    route({
      method: 'POST',
      path: `${entity.path}/:id/situacao`,
      summary: 'Leva um estorno à próxima situação',
      procedure: refundRouter.changeState,
      answer: updated('bo_estorno'),
    }),
  ]),
]
