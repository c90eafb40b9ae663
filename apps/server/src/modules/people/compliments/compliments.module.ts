import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCompliments } from './compliment.queries.ts'
import { complimentRoutes } from './compliment.rest.ts'
import { complimentRouter } from './compliment.router.ts'

export const complimentsModule = defineModule({
  name: 'compliments',
  routers: { compliments: complimentRouter },
  routes: complimentRoutes,
  figures: [{ to: '/compliments/list', may: holds('rh', 'employee'), count: countCompliments }],
})
