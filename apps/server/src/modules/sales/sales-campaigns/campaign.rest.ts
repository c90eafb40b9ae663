import { campaignFields, campaignList } from '@intranet/contract/sales/campaigns'
import { flaggedRoutes } from '../flagged-entity.rest.ts'
import { campaignRouter } from './campaign.router.ts'

const routers = { salesCampaigns: campaignRouter }

export const campaignRoutes = flaggedRoutes(routers, {
  tag: 'Campanhas de vendas',
  table: 'vendas_campanha',
  path: '/v1/vendas/campanha',
  createPath: '/v1/vendas/criar/campanha',
  schema: campaignFields,
  fields: ['nome', 'api', 'ativo', 'updated_at'],
  columns: campaignList.columns,
  procedures: (caller) => caller.salesCampaigns,
})
