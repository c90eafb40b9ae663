import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countMicroregions } from './microregion.queries.ts'
import { microregionRoutes } from './microregion.rest.ts'
import { microregionRouter } from './microregion.router.ts'
import { ofProvider } from '../../../platform/history.ts'

export const microregionsModule = defineModule({
  name: 'microregions',
  routers: { microregions: microregionRouter },
  routes: microregionRoutes,
  changes: [{ table: 'microrregiao', list: microregionRouter.list }],
  history: {
    microrregiao: ofProvider('microrregiao'),
    // Kept by their microregion’s id.
    microrregiao_cidade: ofProvider('microrregiao'),
  },
  refusals: {
    texts: {
      microrregiao_nome_unico: 'Já existe uma microrregião com este nome.',
    },
  },
  figures: [{ to: '/microrregions/list', may: holds('configuracao', 'read'), count: countMicroregions }],
})
