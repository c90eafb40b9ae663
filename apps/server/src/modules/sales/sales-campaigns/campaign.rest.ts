import { campaignGetAnswer, campaignRow } from '@intranet/contract/sales/campaign-answers'
import { campaignList, createCampaignsInput, updateCampaignInput } from '@intranet/contract/sales/campaigns'
import { flaggedRoutes } from '../flagged-entity.rest.ts'
import { flaggedForms, flaggedRow } from '../provider-flags.rest.ts'
import { campaignRouter } from './campaign.router.ts'

const routers = { salesCampaigns: campaignRouter }

export const campaignRoutes = flaggedRoutes(routers, {
  tag: 'Campanhas de vendas',
  table: 'vendas_campanha',
  path: '/v1/vendas/campanha',
  createPath: '/v1/vendas/criar/campanha',
  procedures: campaignRouter,
  forms: flaggedForms({
    list: campaignList.input,
    create: createCampaignsInput,
    update: updateCampaignInput,
  }),
  row: flaggedRow(campaignRow),
  whole: flaggedRow(campaignGetAnswer),
})
