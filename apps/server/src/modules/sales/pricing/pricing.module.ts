import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countPrices } from './price.queries.ts'
import { priceRoutes } from './price.rest.ts'
import { priceRouter } from './price.router.ts'

export const pricingModule = defineModule({
  name: 'pricing',
  routers: { pricing: priceRouter },
  routes: priceRoutes,
  figures: [{ to: '/pricing/list', may: holds('precificacao', 'read'), count: countPrices }],
})
