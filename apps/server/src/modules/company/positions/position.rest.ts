import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { positionRouter } from './position.router.ts'

const routers = { positions: positionRouter }

export const positionRoutes = entityRoutes(routers, {
  tag: 'Cargos',
  path: '/v1/rh/cargo',
  table: 'rh_cargo',
  noun: ['o cargo', 'os cargos'],
  procedures: positionRouter,
})
