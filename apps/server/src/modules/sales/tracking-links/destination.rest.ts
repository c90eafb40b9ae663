import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { destinationRouter } from './destination.router.ts'

const routers = { destinations: destinationRouter }

export const destinationRoutes = entityRoutes(routers, {
  tag: 'Links de rastreamento',
  path: '/v1/vendas/destino',
  table: 'vendas_destino',
  noun: ['o destino de links', 'os destinos de links'],
  procedures: destinationRouter,
})
