import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { accessProfileRouter } from './access-profile.router.ts'

const routers = { accessProfiles: accessProfileRouter }

export const accessProfileRoutes = entityRoutes(routers, {
  tag: 'Perfis de acesso',
  path: '/v1/perfil/acesso',
  table: 'perfil_acesso',
  noun: ['o perfil de acesso', 'os perfis de acesso'],
  procedures: accessProfileRouter,
})
