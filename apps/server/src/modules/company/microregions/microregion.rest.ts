import { under } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { microregionRouter } from './microregion.router.ts'

const routers = { microregions: microregionRouter }

export const microregionRoutes = [
  ...entityRoutes(routers, {
    tag: 'Microrregiões',
    path: '/v1/microrregiao',
    table: 'microrregiao',
    noun: ['a microrregião', 'as microrregiões'],
    procedures: microregionRouter,
  }),
  ...defineRoutes('Microrregiões', routers, [
    route({
      method: 'GET',
      path: '/v1/company/microrregiao',
      summary: 'Lista as microrregiões ativas',
      procedure: microregionRouter.options,
      answer: under('microrregiao'),
    }),
  ]),
]
