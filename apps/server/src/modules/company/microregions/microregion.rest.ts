import { microregionFields } from '@intranet/contract/company/microregion'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { microregionRouter } from './microregion.router.ts'

const routers = { microregions: microregionRouter }

export const microregionRoutes = [
  ...entityRoutes(routers, {
    tag: 'Microrregiões',
    path: '/v1/microrregiao',
    table: 'microrregiao',
    fields: microregionFields,
    openReads: true,
    procedures: (caller) => caller.microregions,
  }),
  ...defineRoutes('Microrregiões', routers, [
    {
      method: 'GET',
      path: '/v1/company/microrregiao',
      summary: 'Microrregiões ativas',
      open: true,
      call: async (caller) => ({ microrregiao: await caller.microregions.options() }),
    },
  ]),
]
