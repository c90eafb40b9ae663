import { defineModule } from '../../../platform/module.ts'
import { historyRoutes } from './history.rest.ts'
import { historyRouter } from './history.router.ts'
import { historyData } from './history.personal-data.ts'

export const historyModule = defineModule({
  name: 'history',
  routers: { history: historyRouter },
  routes: historyRoutes,
  personalData: { kept: historyData },
})
