import { defineModule } from '../../../platform/module.ts'
import { campaignResultRoutes } from './result.rest.ts'
import { campaignResultRouter } from './result.router.ts'

export const campaignResultsModule = defineModule({
  name: 'campaign-results',
  routers: { campaignResults: campaignResultRouter },
  routes: campaignResultRoutes,
})
