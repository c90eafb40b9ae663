import { readsMarketing } from '@intranet/contract/sales/marketing-access'
import { defineModule } from '../../../platform/module.ts'
import { countCampaigns } from './campaign.queries.ts'
import { campaignRoutes } from './campaign.rest.ts'
import { campaignRouter } from './campaign.router.ts'
import { findSalesCampaigns } from './campaign.search.ts'
import { campaignHistory } from './campaign.history.ts'

export const salesCampaignsModule = defineModule({
  name: 'sales-campaigns',
  routers: { salesCampaigns: campaignRouter },
  routes: campaignRoutes,
  changes: [{ table: 'vendas_campanha', list: campaignRouter.list, whole: readsMarketing }],
  history: campaignHistory,
  personalData: { notAbout: ['vendas_campanha.id_usuario'] },
  search: [findSalesCampaigns],
  figures: [{ to: '/marketing/campaigns/list', may: readsMarketing, count: countCampaigns }],
})
