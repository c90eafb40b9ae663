import { supplies } from '@intranet/contract/messages/supplies'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { managesSupplies, readsSupplies } from '../supplies/supply-scope.ts'
import { squadHistory } from './squads.history.ts'
import { squadData } from './squads.personal-data.ts'
import { squadRouters, squadRoutes } from './squads.rest.ts'
import { inventoryRouter, squadRouter } from './squads.router.ts'
import { handOverSquadsOf } from './squad.departure.ts'
import { squadHoldings } from './squad.holding.ts'
import { countsToValidate, ownCounts } from './squad.obligation.ts'
import { countSquads } from './squad.queries.ts'

export const squadsModule = defineModule({
  name: 'squads',
  routers: squadRouters,
  routes: squadRoutes,
  history: squadHistory,
  refusals: {
    texts: {
      suprimento_contagem_uma: supplies.countRunning,
      inventario_patrimonio_um: [supplies.lineTwice, 'patrimonio'],
      inventario_produto_um: [supplies.lineTwice, 'id_produto'],
      inventario_unidade: [supplies.oneBySerial, 'quantidade_informada'],
      inventario_justificado: [supplies.justify, 'observacao'],
      inventario_validado: [supplies.quantityFirst, 'quantidade_informada'],
    },
    ofCodeAlone: [
      'equipe_codigo_unico',
      'inventario_item',
      'inventario_leitura_codigo',
      'suprimento_contagem_fim',
    ],
  },
  personalData: {
    kept: squadData,
    notAbout: [
      'suprimento_contagem.id_usuario',
      'suprimento_contagem.id_encerrador',
      'inventario.validado_por',
    ],
  },
  holdings: squadHoldings,
  departures: [handOverSquadsOf],
  obligations: [ownCounts, countsToValidate],
  changes: [
    // Who answers for a squad alone sees less than their provider.
    { table: 'equipe', list: squadRouter.list, whole: readsSupplies },
    // Lines of an open count are blind for all but managers.
    { table: 'inventario', list: inventoryRouter.list, whole: managesSupplies },
  ],
  figures: [{ to: '/squads/list', may: holds('suprimentos', 'read'), count: countSquads }],
})
