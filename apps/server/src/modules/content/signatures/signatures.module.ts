import { defineModule } from '../../../platform/module.ts'
import { signatureRoutes } from './signature.rest.ts'
import { signatureRouter } from './signature.router.ts'

export const signaturesModule = defineModule({
  name: 'signatures',
  routers: { signatures: signatureRouter },
  routes: signatureRoutes,
})
