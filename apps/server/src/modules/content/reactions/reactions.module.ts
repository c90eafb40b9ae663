import { defineModule } from '../../../platform/module.ts'
import { reactionRoutes } from './reaction.rest.ts'
import { reactionRouter } from './reaction.router.ts'
import { reactionData } from './reaction.personal-data.ts'

export const reactionsModule = defineModule({
  name: 'reactions',
  routers: { reactions: reactionRouter },
  routes: reactionRoutes,
  personalData: { kept: reactionData },
})
