import { campaignGetAnswer, campaignSchemas } from '@intranet/contract/sales/campaign-schemas'
import { linkCount } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { providerOptionsInput } from '@intranet/contract/sales/provider-flags'
import { someRecords } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { countLiveLinks } from '../live-links.queries.ts'
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
  /** Links that end when they are switched off. */
  links: marketingProcedure('manage', 'figures')
    .input(someRecords)
    .output(answers(linkCount))
    .query(({ ctx, input }) => countLiveLinks(ctx.db, ctx.actor, 'id_campanha', input.ids)),
})
