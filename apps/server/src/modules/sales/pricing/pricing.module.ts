import { pricing } from '@intranet/contract/messages/registries'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countPrices } from './price.queries.ts'
import { priceRoutes } from './price.rest.ts'
import { priceRouter } from './price.router.ts'
import { ofProvider } from '../../../platform/history.ts'
import { priceSheet } from './price.sheet.ts'

export const pricingModule = defineModule({
  name: 'pricing',
  routers: { pricing: priceRouter },
  routes: priceRoutes,
  changes: [{ table: 'precificacao', list: priceRouter.list }],
  history: {
    precificacao: ofProvider('precificacao'),
  },
  refusals: {
    texts: {
      precificacao_sobreposta: [pricing.overlap, 'vigencia_inicio'],
      precificacao_promocao: pricing.promotion,
      precificacao_periodo: pricing.period,
    },
  },
  personalData: { notAbout: ['precificacao.id_usuario'] },
  sheets: [priceSheet],
  figures: [{ to: '/pricing/list', may: holds('precificacao', 'read'), count: countPrices }],
})
