import { destinationFields } from '@intranet/contract/sales/destinations'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'

export const destinationRoutes = entityRoutes({
  tag: 'Links de rastreamento',
  path: '/v1/vendas/destino',
  table: 'vendas_destino',
  fields: destinationFields,
  procedures: (caller) => caller.destinations,
})
