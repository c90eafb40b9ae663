import { holds } from '../../../platform/card-figures.ts'
import { forEverybody } from '../../../platform/file-rule.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCampaigns } from './campaign.queries.ts'
import { rouletteRetentionJob } from './participant.service.ts'
import { publicRouletteRoutes } from './public-roulette.rest.ts'
import { publicRouletteRouter } from './public-roulette.router.ts'
import { raffleJob } from './raffle.service.ts'
import { rouletteRoutes } from './roulette.rest.ts'
import { rouletteRouter } from './roulette.router.ts'

export const rouletteModule = defineModule({
  name: 'roulette',
  routers: { roulette: rouletteRouter, publicRoulette: publicRouletteRouter },
  routes: [...publicRouletteRoutes, ...rouletteRoutes],
  jobs: [rouletteRetentionJob, raffleJob],
  files: { site_roleta_configuracao: forEverybody, site_roleta_campanhas: forEverybody },
  figures: [{ to: '/marketing/roulette/list', may: holds('roulette', 'read'), count: countCampaigns }],
})
