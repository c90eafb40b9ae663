import { defineModule } from '../../../platform/module.ts'
import { externalRoutes } from './external-id.rest.ts'
import { externalRouters } from './external-id.router.ts'

export const externalIdsModule = defineModule({
  name: 'external-ids',
  routers: externalRouters,
  routes: externalRoutes,
  refusals: {
    ofCodeAlone: ['vinculo_externo_unico', 'vinculo_externo_item_unico'],
  },
})
