import { accessProfileFields } from '@intranet/contract/access/access-profiles'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'

export const accessProfileRoutes = entityRoutes({
  tag: 'Perfis de acesso',
  path: '/v1/perfil/acesso',
  table: 'perfil_acesso',
  fields: accessProfileFields,
  procedures: (caller) => caller.accessProfiles,
})
