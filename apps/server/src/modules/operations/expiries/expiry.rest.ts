import { page } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
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
      summary: 'Consulta o que vence: CNH, licenciamento, seguro, locação, revisão e documentos',
      procedure: expiryRouter.list,
      answer: page(table),
    }),
  ]),
]
