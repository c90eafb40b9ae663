import { defineRoutes } from '../../../platform/rest/route.ts'

export const orgChartRoutes = defineRoutes('Organograma', [
  {
    method: 'GET',
    path: '/v1/organograma',
    summary: 'Ramos do organograma com o número de pessoas (nosso)',
    call: async (caller) => ({ organograma: await caller.orgChart.units() }),
  },
])
