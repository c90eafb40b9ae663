import { defineModule } from '../../../platform/module.ts'
import { applicationRoutes } from './application.rest.ts'
import { applicationRouter } from './application.router.ts'

export const applicationsModule = defineModule({
  name: 'applications',
  routers: { applications: applicationRouter },
  routes: applicationRoutes,
})
