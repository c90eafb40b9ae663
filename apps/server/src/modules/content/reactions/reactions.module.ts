import { defineModule } from '../../../platform/module.ts'
import { reactionRoutes } from './reaction.rest.ts'
import { reactionRouter } from './reaction.router.ts'

export const reactionsModule = defineModule({
  name: 'reactions',
  routers: { reactions: reactionRouter },
  routes: reactionRoutes,
})
