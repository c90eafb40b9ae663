import { compliment } from '@intranet/contract/messages/staff'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCompliments } from './compliment.queries.ts'
import { complimentRoutes } from './compliment.rest.ts'
import { complimentRouter } from './compliment.router.ts'
import { complimentHistory } from './compliment.history.ts'
import { complimentData } from './compliment.personal-data.ts'
import { keepsPeople } from '../employees/employee-scope.ts'

export const complimentsModule = defineModule({
  name: 'compliments',
  routers: { compliments: complimentRouter },
  routes: complimentRoutes,
  changes: [{ table: 'elogio', list: complimentRouter.list, whole: keepsPeople }],
  history: complimentHistory,
  refusals: {
    texts: {
      elogio_proprio: compliment.toOneself,
      elogio_cliente: 'O código do cliente é de elogios de clientes.',
    },
  },
  personalData: { kept: complimentData },
  figures: [{ to: '/compliments/list', may: holds('rh', 'employee'), count: countCompliments }],
})
