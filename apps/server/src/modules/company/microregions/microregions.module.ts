import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countMicroregions } from './microregion.queries.ts'
import { microregionRoutes } from './microregion.rest.ts'
import { microregionRouter } from './microregion.router.ts'

export const microregionsModule = defineModule({
  name: 'microregions',
  routers: { microregions: microregionRouter },
  routes: microregionRoutes,
  figures: [{ to: '/microrregions/list', may: holds('configuracao', 'read'), count: countMicroregions }],
})
