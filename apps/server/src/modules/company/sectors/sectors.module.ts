import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countSectors } from './sector.queries.ts'
import { sectorRoutes } from './sector.rest.ts'
import { sectorRouter } from './sector.router.ts'
import { findSectors } from './sector.search.ts'
import { sectorHistory } from './sector.history.ts'
import { sectorHoldings } from './sector.holding.ts'

export const sectorsModule = defineModule({
  name: 'sectors',
  routers: { sectors: sectorRouter },
  routes: sectorRoutes,
  changes: [{ table: 'rh_setor', list: sectorRouter.list }],
  history: sectorHistory,
  refusals: {
    texts: {
      rh_setor_nome_unico: 'Já existe um setor com este nome.',
    },
  },
  personalData: { notAbout: ['rh_setor.id_usuario'] },
  holdings: sectorHoldings,
  figures: [{ to: '/sectors/list', may: holds('rh', 'read'), count: countSectors }],
  search: [findSectors],
})
