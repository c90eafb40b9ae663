import { page } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { filterRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { expiryRouter } from './expiry.router.ts'

const routers = { expiries: expiryRouter }
const tag = 'Frota'
const table = 'vencimento'

export const expiryRoutes = [
  ...defineRoutes(tag, routers, [
    route({
      method: 'GET',
      path: '/v1/vencimentos',
      summary: 'O que vence: CNH, licenciamento, seguro, locação, revisão e documentos',
      procedure: expiryRouter.list,
      answer: page(table),
    }),
  ]),
  ...filterRoutes(routers, { tag, path: '/v1/vencimentos', table, list: expiryRouter.list }),
]
