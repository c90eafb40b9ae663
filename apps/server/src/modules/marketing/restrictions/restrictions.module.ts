import { restriction } from '@intranet/contract/messages/marketing'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countRestrictions } from './restriction.queries.ts'
import { restrictionRoutes } from './restriction.rest.ts'
import { restrictionRouter } from './restriction.router.ts'
import { restrictionHistory } from './restriction.history.ts'

export const restrictionsModule = defineModule({
  name: 'restrictions',
  routers: { restrictions: restrictionRouter },
  routes: restrictionRoutes,
  changes: [{ table: 'relacionamento_preferencias_cliente', list: restrictionRouter.list }],
  history: restrictionHistory,
  refusals: {
    texts: {
      relacionamento_preferencias_cliente_unica: [restriction.duplicated, null],
    },
  },
  personalData: { notAbout: ['relacionamento_preferencias_cliente.id_usuario'] },
  figures: [
    {
      to: '/marketing/communication-scale-restrictions/list',
      may: holds('regua_comunicacao', 'read'),
      count: countRestrictions,
    },
  ],
})
