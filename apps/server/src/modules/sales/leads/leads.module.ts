import { defineModule } from '../../../platform/module.ts'
import { leadDigestJob } from './lead-digest.job.ts'
import { leadRoutes } from './lead.rest.ts'
import { leadRouter, leadViewRouter } from './lead.router.ts'

export const leadsModule = defineModule({
  name: 'leads',
  routers: { leads: leadRouter, leadViews: leadViewRouter },
  routes: leadRoutes,
  jobs: [leadDigestJob],
})
