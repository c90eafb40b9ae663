import { defineModule } from '../../../platform/module.ts'
import { noCoverageRoutes } from './no-coverage.rest.ts'
import { noCoverageRouter } from './no-coverage.router.ts'

export const noCoverageModule = defineModule({
  name: 'no-coverage',
  routers: { noCoverage: noCoverageRouter },
  routes: noCoverageRoutes,
})
