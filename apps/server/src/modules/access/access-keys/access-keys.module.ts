import { defineModule } from '../../../platform/module.ts'
import { accessKeyHistory } from './access-key.history.ts'
import { accessKeyRoutes } from './access-key.rest.ts'
import { accessKeyRouter } from './access-key.router.ts'

export const accessKeysModule = defineModule({
  name: 'access-keys',
  routers: { accessKeys: accessKeyRouter },
  routes: accessKeyRoutes,
  history: accessKeyHistory,
})
