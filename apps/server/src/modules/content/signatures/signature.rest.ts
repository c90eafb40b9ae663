import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { signatureRouter } from './signature.router.ts'

const routers = { signatures: signatureRouter }

export const signatureRoutes = entityRoutes(routers, {
  tag: 'Assinaturas de e-mail',
  path: '/v1/assinatura',
  table: 'assinatura_modelo',
  noun: ['o modelo de assinatura', 'os modelos de assinatura'],
  procedures: signatureRouter,
})
