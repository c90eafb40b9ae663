import { positionFields } from '@intranet/contract/company/position'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'

export const positionRoutes = entityRoutes({
  tag: 'Cargos',
  path: '/v1/rh/cargo',
  table: 'rh_cargo',
  fields: positionFields,
  keep: ['id_usuario'],
  procedures: (caller) => caller.positions,
})
