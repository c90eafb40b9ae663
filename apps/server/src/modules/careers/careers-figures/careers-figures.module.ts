import { defineModule } from '../../../platform/module.ts'
import { careersFiguresRoutes } from './figures.rest.ts'
import { careersFiguresRouter } from './figures.router.ts'

export const careersFiguresModule = defineModule({
  name: 'careers-figures',
  routers: { careersFigures: careersFiguresRouter },
  routes: careersFiguresRoutes,
})
