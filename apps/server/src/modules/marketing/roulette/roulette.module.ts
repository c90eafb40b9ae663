import { roulette, roulettePrize } from '@intranet/contract/messages/roulette'
import { holds } from '../../../platform/card-figures.ts'
import { forEverybody } from '../../../platform/file-rule.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCampaigns } from './campaign.queries.ts'
import { hasLateParticipants } from './participant.queries.ts'
import { rouletteRetentionJob } from './participant.service.ts'
import { rouletteHeads } from './public-roulette.head.ts'
import { publicRouletteRoutes } from './public-roulette.rest.ts'
import { publicRouletteRouter } from './public-roulette.router.ts'
import { raffleJob } from './raffle.service.ts'
import { rouletteRoutes } from './roulette.rest.ts'
import { rouletteRouter } from './roulette.router.ts'
import { findRoulettes } from './roulette.search.ts'
import { rouletteHistory } from './roulette.history.ts'
import { rouletteHoldings } from './roulette.holding.ts'

export const rouletteModule = defineModule({
  name: 'roulette',
  routers: { roulette: rouletteRouter, publicRoulette: publicRouletteRouter },
  heads: rouletteHeads,
  routes: [...publicRouletteRoutes, ...rouletteRoutes],
  changes: [{ table: 'site_roleta_campanhas', list: rouletteRouter.list }],
  jobs: [rouletteRetentionJob, raffleJob],
  retentions: [{ nome: 'Participantes de roletas', isLate: hasLateParticipants }],
  history: rouletteHistory,
  refusals: {
    texts: {
      site_roleta_campanhas_slug_unico: [roulette.nameTaken, 'nome'],
      site_roleta_campanhas_nome_unico: roulette.nameTaken,
      site_roleta_campanhas_periodo: roulette.endBeforeStart,
      site_roleta_premios_estoque: roulettePrize.belowMinimum,
    },
    inUse: {
      site_roleta_historico_id_campanha_fkey: roulette.hasHistory,
      site_roleta_historico_id_premio_fkey: roulette.hasHistory,
    },
    ofCodeAlone: [
      'site_roleta_configuracao_id_campanha_key',
      'site_roleta_historico_chave',
      'site_roleta_historico_cupom_unico',
      'site_roleta_historico_premio',
      'sorteio_interno_id_rodada_key',
      'sorteio_interno_unico',
      'sorteio_rodada_slug_numero_key',
    ],
  },
  files: { site_roleta_configuracao: forEverybody, site_roleta_campanhas: forEverybody },
  personalData: {
    notAbout: [
      'site_roleta_campanhas.id_usuario',
      'site_roleta_campanhas.id_usuario_intranet',
      'site_roleta_historico.id_usuario_entrega',
      'sorteio_rodada.id_usuario',
    ],
  },
  holdings: rouletteHoldings,
  search: [findRoulettes],
  figures: [{ to: '/marketing/roulette/list', may: holds('roulette', 'read'), count: countCampaigns }],
})
