import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { accessKeyRouter } from './access-key.router.ts'

const routers = { accessKeys: accessKeyRouter }

/** For superadmins' scripts, signed in; DELETE revokes, and the key stays in the list. */
export const accessKeyRoutes = entityRoutes(routers, {
  tag: 'Chaves de acesso',
  path: '/v1/chaves',
  table: 'chave_acesso',
  procedures: { ...accessKeyRouter, remove: accessKeyRouter.revoke },
})
