import { form } from '@intranet/contract/messages'
import { communicationRule, communicationTemplate } from '@intranet/contract/messages/communication'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCampaigns } from './campaigns/campaign.queries.ts'
import { communicationCampaignRoutes } from './campaigns/campaign.rest.ts'
import { communicationCampaignRouter } from './campaigns/campaign.router.ts'
import { rulesToApprove } from './rules/rule.obligation.ts'
import { shiftJob } from './rules/shift.job.ts'
import { changedApprovalJob } from './rules/changed-approval.job.ts'
import { communicationUpkeepJob } from './sending/communication-upkeep.job.ts'
import { communicationWeeklyJob } from './sending/communication-weekly.job.ts'
import { messageRetentionJob, messageRetentions, sweepMessages } from './sending/message-retention.job.ts'
import { communicationReplyRouter } from './sending/reply.router.ts'
import { communicationRuleRoutes } from './rules/rule.rest.ts'
import { communicationRuleRouter } from './rules/rule.router.ts'
import { communicationSendRoutes } from './sending/send.rest.ts'
import { communicationSendRouter } from './sending/send.router.ts'
import { templateRouter } from './sending/template.router.ts'
import { communicationHistory } from './communication.history.ts'
import { communicationHoldings } from './communication.holding.ts'

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
  changes: [
    { table: 'campanha_comunicacao', list: communicationCampaignRouter.list },
    { table: 'campanha_regras', list: communicationRuleRouter.list },
    { table: 'template_whatsapp', list: templateRouter.list },
  ],
  events: [{ name: 'send.status', list: communicationSendRouter.list }],
  jobs: [changedApprovalJob, communicationUpkeepJob, communicationWeeklyJob, messageRetentionJob, shiftJob],
  retentions: messageRetentions,
  sweeps: { campanha_envio: sweepMessages },
  history: communicationHistory,
  refusals: {
    texts: {
      template_whatsapp_unico: communicationTemplate.duplicated,
      campanha_regras_canal: [communicationRule.noChannel, null],
      campanha_regras_data: [form.required, 'data_especifica'],
      campanha_regras_envio: [communicationRule.sendingNotAllowed, 'envio'],
      campanha_regras_mensagem: [form.requiredAll, null],
      campanha_regras_silencio: communicationRule.silence,
      campanha_regras_tempo: ['Informe os dias que este envio pede.', 'tempo'],
    },
    inUse: {
      campanha_regras_template_whatsapp_fkey: communicationTemplate.inUse,
    },
    ofCodeAlone: [
      'campanha_envio_destino_unico',
      'campanha_envio_unico',
      'campanha_execucao_unica',
      'campanha_regras_aprovacao',
    ],
  },
  personalData: {
    notAbout: [
      'campanha_comunicacao.id_usuario',
      'campanha_decisao.id_usuario',
      'campanha_resposta.id_usuario',
      'campanha_regras.id_aprovador',
      'campanha_regras.id_solicitante',
      'campanha_regras.id_usuario',
      'template_whatsapp.id_usuario',
    ],
  },
  holdings: communicationHoldings,
  obligations: [rulesToApprove],
  figures: [
    {
      to: '/marketing/communication-scale/list',
      may: holds('regua_comunicacao', 'read'),
      count: countCampaigns,
    },
  ],
})
