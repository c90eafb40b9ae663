import { defineModule } from '../../../platform/module.ts'
import { accessCleanupJob } from './access-cleanup.job.ts'
import { authRoutes } from './auth.rest.ts'
import { authRouter } from './auth.router.ts'

export const authModule = defineModule({
  name: 'auth',
  routers: { auth: authRouter },
  routes: authRoutes,
  jobs: [accessCleanupJob],
})
