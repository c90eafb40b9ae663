import { defineRoutes } from '../../../platform/rest/route.ts'
import { orgChartRouter } from './org-chart.router.ts'

const routers = { orgChart: orgChartRouter }

export const orgChartRoutes = defineRoutes('Organograma', routers, [
  {
    method: 'GET',
    path: '/v1/organograma',
    summary: 'Ramos do organograma com o número de pessoas (nosso)',
    call: async (caller) => ({ organograma: await caller.orgChart.units() }),
  },
])
