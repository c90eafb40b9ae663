import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countSectors } from './sector.queries.ts'
import { sectorRoutes } from './sector.rest.ts'
import { sectorRouter } from './sector.router.ts'
import { findSectors } from './sector.search.ts'

export const sectorsModule = defineModule({
  name: 'sectors',
  routers: { sectors: sectorRouter },
  routes: sectorRoutes,
  figures: [{ to: '/sectors/list', may: holds('rh', 'read'), count: countSectors }],
  search: [findSectors],
})
