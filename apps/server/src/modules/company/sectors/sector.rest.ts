import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { sectorRouter } from './sector.router.ts'

const routers = { sectors: sectorRouter }

export const sectorRoutes = entityRoutes(routers, {
  tag: 'Setores',
  path: '/v1/rh/setor',
  table: 'rh_setor',
  noun: ['o setor', 'os setores'],
  procedures: sectorRouter,
})
