import { defineModule } from '../../../platform/module.ts'
import { homeRouter } from './today.router.ts'

export const todayModule = defineModule({
  name: 'today',
  routers: { home: homeRouter },
})
