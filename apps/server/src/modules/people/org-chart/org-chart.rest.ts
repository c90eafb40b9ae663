import { route } from '../../../platform/rest/procedure-route.ts'
import { under } from '../../../platform/rest/answer-shapes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { orgChartRouter } from './org-chart.router.ts'

const routers = { orgChart: orgChartRouter }

export const orgChartRoutes = defineRoutes('Organograma', routers, [
  route({
    method: 'GET',
    path: '/v1/organograma',
    summary: 'Lista os ramos do organograma com o número de pessoas',
    procedure: orgChartRouter.units,
    answer: under('organograma'),
  }),
])
