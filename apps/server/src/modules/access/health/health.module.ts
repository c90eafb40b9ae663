import { defineModule } from '../../../platform/module.ts'
import { healthRouter } from './health.router.ts'

export const healthModule = defineModule({ name: 'health', routers: { health: healthRouter } })
