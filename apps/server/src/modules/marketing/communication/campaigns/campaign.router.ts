import { answers } from '../../../../platform/procedure/answers.ts'
import {
  campaignCreateAnswer,
  campaignUpdateAnswer,
  campaignWithRulesAnswer,
  communicationCampaignSchemas,
} from '@intranet/contract/marketing/communication-campaign-schemas'
import { switchedWithWarnings } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { crud } from '../../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../../platform/procedure/procedure.ts'
import { getCampaign, listCampaigns } from './campaign.queries.ts'
import {
  campaignWithRules,
  changeCampaign,
  createCampaigns,
  deleteCampaign,
  setCampaignsActive,
} from './campaign.service.ts'

export const communicationCampaignRouter = router({
  ...crud(
    {
      ...communicationCampaignSchemas,
      created: campaignCreateAnswer,
      updated: campaignUpdateAnswer,
      switched: switchedWithWarnings,
    },
    {
      list: [
        procedure('regua_comunicacao', 'read', 'providerRows').meta({
          exports: exportHeads(communicationCampaignSchemas.list),
        }),
        listCampaigns,
      ],
      get: [procedure('regua_comunicacao', 'read', 'providerRows'), getCampaign],
      create: [procedure('regua_comunicacao', 'create', 'nothing'), createCampaigns],
      setActive: [procedure('regua_comunicacao', 'manage', 'nothing'), setCampaignsActive],
      remove: [procedure('regua_comunicacao', 'manage', 'nothing'), deleteCampaign],
      update: [procedure('regua_comunicacao', 'editOwn', 'nothing'), changeCampaign],
    },
  ),
  withRules: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(byId)
    .output(answers(campaignWithRulesAnswer))
    .query(({ ctx, input }) => campaignWithRules(ctx.db, ctx.actor, input.id)),
})
