import { signatureFields } from '@intranet/contract/content/signatures'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'

export const signatureRoutes = entityRoutes({
  tag: 'Assinaturas de e-mail',
  path: '/v1/assinatura',
  table: 'assinatura_modelo',
  fields: signatureFields,
  procedures: (caller) => caller.signatures,
})
