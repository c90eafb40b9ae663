import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { shutdownStep } from './shutdown.obligation.ts'
import { countShutdowns } from './shutdown.queries.ts'
import { shutdownRoutes } from './shutdown.rest.ts'
import { shutdownRouter } from './shutdown.router.ts'

export const shutdownsModule = defineModule({
  name: 'shutdowns',
  routers: { shutdowns: shutdownRouter },
  routes: shutdownRoutes,
  obligations: [shutdownStep],
  figures: [{ to: '/shutdowns/list', may: holds('desligamentos', 'read'), count: countShutdowns }],
})
