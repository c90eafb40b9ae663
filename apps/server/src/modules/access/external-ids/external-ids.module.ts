import { external as text } from '@intranet/contract/messages/list-requests'
import { defineModule } from '../../../platform/module.ts'
import { externalRoutes } from './external-id.rest.ts'
import { externalRouters } from './external-id.router.ts'

export const externalIdsModule = defineModule({
  name: 'external-ids',
  routers: externalRouters,
  routes: externalRoutes,
  refusals: {
    texts: { vinculo_externo_item_unico: [text.otherId, 'id_registro'] },
    ofCodeAlone: ['vinculo_externo_unico'],
  },
})
