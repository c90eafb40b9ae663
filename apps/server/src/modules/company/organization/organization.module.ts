import { defineModule } from '../../../platform/module.ts'
import { organizationRoutes } from './organization.rest.ts'
import { organizationRouter } from './organization.router.ts'

export const organizationModule = defineModule({
  name: 'organization',
  routers: { organization: organizationRouter },
  routes: organizationRoutes,
})
