import { campaignGetAnswer, campaignSchemas } from '@intranet/contract/sales/campaign-schemas'
import { flaggedRoutes } from '../flagged-entity.rest.ts'
import { flaggedForms, flaggedRow } from '../provider-flags.rest.ts'
import { campaignRouter } from './campaign.router.ts'

const routers = { salesCampaigns: campaignRouter }

export const campaignRoutes = flaggedRoutes(routers, {
  tag: 'Campanhas de vendas',
  table: 'vendas_campanha',
  noun: ['a campanha de vendas', 'as campanhas de vendas'],
  path: '/v1/vendas/campanha',
  createPath: '/v1/vendas/criar/campanha',
  procedures: campaignRouter,
  forms: flaggedForms({
    list: campaignSchemas.list.input,
    create: campaignSchemas.createInput,
    update: campaignSchemas.updateInput,
  }),
  row: flaggedRow(campaignSchemas.row),
  whole: flaggedRow(campaignGetAnswer),
})
