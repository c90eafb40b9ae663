import { sectorFields } from '@intranet/contract/company/sector'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'

export const sectorRoutes = entityRoutes({
  tag: 'Setores',
  path: '/v1/rh/setor',
  table: 'rh_setor',
  fields: sectorFields,
  keep: ['id_usuario'],
  procedures: (caller) => caller.sectors,
})
