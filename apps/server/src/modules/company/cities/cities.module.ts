import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCities } from './city.queries.ts'
import { cityRoutes } from './city.rest.ts'
import { cityRouter } from './city.router.ts'

export const citiesModule = defineModule({
  name: 'cities',
  routers: { cities: cityRouter },
  routes: cityRoutes,
  figures: [{ to: '/cities/list', may: holds('configuracao', 'read'), count: countCities }],
})
