import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  campaignGetAnswer,
  campaignOptionsAnswer,
  campaignSchemas,
} from '@intranet/contract/sales/campaign-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import { providerOptionsInput } from '@intranet/contract/sales/provider-flags'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
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
  list: marketingProcedure('read', 'providerRows')
    .meta({ exports: exportHeads(campaignSchemas.list) })
    .input(campaignSchemas.list.input)
    .output(answers(pageOf(campaignSchemas.row)))
    .query(({ ctx, input }) => findCampaigns(ctx.db, ctx.actor, input)),
  get: marketingProcedure('read', 'providerRows')
    .input(byId)
    .output(answers(campaignGetAnswer))
    .query(async ({ ctx, input }) => found(await getCampaign(ctx.db, ctx.actor, input.id))),
  options: procedure('vendas', 'read', 'providerRows')
    .input(providerOptionsInput)
    .output(answers(campaignOptionsAnswer))
    .query(({ ctx, input }) => campaignOptions(ctx.db, ctx.actor, input)),
  create: marketingProcedure('create', 'nothing')
    .input(campaignSchemas.createInput)
    .output(answers(campaignOptionsAnswer))
    .mutation(({ ctx, input }) => createCampaigns(ctx.db, ctx.actor, input.objects)),
  update: marketingProcedure('editOwn', 'nothing')
    .input(campaignSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeCampaign(ctx.db, ctx.actor, input)),
  setActive: marketingProcedure('manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => setCampaignsActive(ctx.db, ctx.actor, input)),
  remove: marketingProcedure('manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => deleteCampaign(ctx.db, ctx.actor, input.id)),
})
