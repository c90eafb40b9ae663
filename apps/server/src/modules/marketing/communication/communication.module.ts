import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCampaigns } from './campaign.queries.ts'
import { communicationCampaignRoutes } from './campaign.rest.ts'
import { communicationCampaignRouter } from './campaign.router.ts'
import { communicationUpkeepJob, communicationWeeklyJob, shiftJob } from './communication-jobs.ts'
import { communicationReplyRouter } from './reply.router.ts'
import { communicationRuleRoutes } from './rule.rest.ts'
import { communicationRuleRouter } from './rule.router.ts'
import { communicationSendRoutes } from './send.rest.ts'
import { communicationSendRouter } from './send.router.ts'
import { templateRouter } from './template.router.ts'

export const communicationModule = defineModule({
  name: 'communication',
  routers: {
    communicationCampaigns: communicationCampaignRouter,
    communicationReplies: communicationReplyRouter,
    communicationRules: communicationRuleRouter,
    communicationSends: communicationSendRouter,
    whatsappTemplates: templateRouter,
  },
  routes: [...communicationCampaignRoutes, ...communicationRuleRoutes, ...communicationSendRoutes],
  jobs: [communicationUpkeepJob, communicationWeeklyJob, shiftJob],
  figures: [
    {
      to: '/marketing/communication-scale/list',
      may: holds('regua_comunicacao', 'read'),
      count: countCampaigns,
    },
  ],
})
