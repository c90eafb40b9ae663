import { defineModule } from '../../../platform/module.ts'
import { orgChartRoutes } from './org-chart.rest.ts'
import { orgChartRouter } from './org-chart.router.ts'

export const orgChartModule = defineModule({
  name: 'org-chart',
  routers: { orgChart: orgChartRouter },
  routes: orgChartRoutes,
})
