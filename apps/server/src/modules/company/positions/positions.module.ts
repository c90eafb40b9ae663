import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countPositions } from './position.queries.ts'
import { positionRoutes } from './position.rest.ts'
import { positionRouter } from './position.router.ts'
import { findPositions } from './position.search.ts'
import { positionHistory } from './position.history.ts'
import { positionHoldings } from './position.holding.ts'

export const positionsModule = defineModule({
  name: 'positions',
  routers: { positions: positionRouter },
  routes: positionRoutes,
  changes: [{ table: 'rh_cargo', list: positionRouter.list }],
  history: positionHistory,
  refusals: {
    texts: {
      rh_cargo_nome_unico: 'Já existe um cargo com este nome.',
    },
  },
  personalData: { notAbout: ['rh_cargo.id_usuario'] },
  holdings: positionHoldings,
  figures: [{ to: '/positions/list', may: holds('rh', 'read'), count: countPositions }],
  search: [findPositions],
})
