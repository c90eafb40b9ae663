import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countPositions } from './position.queries.ts'
import { positionRoutes } from './position.rest.ts'
import { positionRouter } from './position.router.ts'
import { findPositions } from './position.search.ts'

export const positionsModule = defineModule({
  name: 'positions',
  routers: { positions: positionRouter },
  routes: positionRoutes,
  figures: [{ to: '/positions/list', may: holds('rh', 'read'), count: countPositions }],
  search: [findPositions],
})
