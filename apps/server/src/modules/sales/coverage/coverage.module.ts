import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCoverage } from './coverage.queries.ts'
import { coverageRoutes } from './coverage.rest.ts'
import { coverageRouter } from './coverage.router.ts'

export const coverageModule = defineModule({
  name: 'coverage',
  routers: { coverage: coverageRouter },
  routes: coverageRoutes,
  figures: [{ to: '/sales/internal/coverage/list', may: holds('vendas', 'read'), count: countCoverage }],
})
