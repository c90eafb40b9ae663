import { answers } from '../../../../platform/procedure/answers.ts'
import { pageOf, nothing, switchedRecords } from '@intranet/contract/answer'
import {
  campaignCreateAnswer,
  campaignUpdateAnswer,
  campaignWithRulesAnswer,
  communicationCampaignSchemas,
} from '@intranet/contract/marketing/communication-campaign-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../../platform/procedure/procedure.ts'
import { found } from '../../../../platform/records.ts'
import { getCampaign, listCampaigns } from './campaign.queries.ts'
import {
  campaignWithRules,
  changeCampaign,
  createCampaigns,
  deleteCampaign,
  setCampaignsActive,
} from './campaign.service.ts'

export const communicationCampaignRouter = router({
  list: procedure('regua_comunicacao', 'read', 'providerRows')
    .meta({ exports: exportHeads(communicationCampaignSchemas.list) })
    .input(communicationCampaignSchemas.list.input)
    .output(answers(pageOf(communicationCampaignSchemas.row)))
    .query(({ ctx, input }) => listCampaigns(ctx.db, ctx.actor, input)),
  get: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(byId)
    .output(answers(communicationCampaignSchemas.row))
    .query(async ({ ctx, input }) => found(await getCampaign(ctx.db, ctx.actor, input.id))),
  withRules: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(byId)
    .output(answers(campaignWithRulesAnswer))
    .query(({ ctx, input }) => campaignWithRules(ctx.db, ctx.actor, input.id)),
  create: procedure('regua_comunicacao', 'create', 'nothing')
    .input(communicationCampaignSchemas.createInput)
    .output(answers(campaignCreateAnswer))
    .mutation(({ ctx, input }) => createCampaigns(ctx.db, ctx.actor, input.objects)),
  update: procedure('regua_comunicacao', 'editOwn', 'nothing')
    .input(communicationCampaignSchemas.updateInput)
    .output(answers(campaignUpdateAnswer))
    .mutation(({ ctx, input }) => changeCampaign(ctx.db, ctx.actor, input)),
  setActive: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => setCampaignsActive(ctx.db, ctx.actor, input)),
  remove: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => deleteCampaign(ctx.db, ctx.actor, input.id)),
})
