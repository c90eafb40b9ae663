import { campaignGetAnswer, campaignSchemas } from '@intranet/contract/sales/campaign-schemas'
import { exportHeads } from '@intranet/contract/list'
import { providerOptionsInput } from '@intranet/contract/sales/provider-flags'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { marketingProcedure } from '../marketing-procedure.ts'
import { campaignOptions, getCampaign } from './campaign.queries.ts'
import {
  changeCampaign,
  createCampaigns,
  deleteCampaign,
  findCampaigns,
  setCampaignsActive,
} from './campaign.service.ts'

export const campaignRouter = router({
  ...crud(
    {
      ...campaignSchemas,
      one: campaignGetAnswer,
      created: campaignSchemas.options,
      optionsInput: providerOptionsInput,
    },
    {
      list: [
        marketingProcedure('read', 'providerRows').meta({ exports: exportHeads(campaignSchemas.list) }),
        findCampaigns,
      ],
      get: [marketingProcedure('read', 'providerRows'), getCampaign],
      create: [marketingProcedure('create', 'nothing'), createCampaigns],
      update: [marketingProcedure('editOwn', 'nothing'), changeCampaign],
      setActive: [marketingProcedure('manage', 'nothing'), setCampaignsActive],
      remove: [marketingProcedure('manage', 'nothing'), deleteCampaign],
      options: [procedure('vendas', 'read', 'providerRows'), campaignOptions],
    },
  ),
})
