import {
  campaignWithRulesAnswer,
  communicationCampaignSchemas,
} from '@intranet/contract/marketing/communication-campaign-schemas'
import * as z from 'zod'
import { deleted, inserted, page, shaped, updated } from '../../../../platform/rest/answer-shapes.ts'
import { route } from '../../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../../platform/rest/route.ts'
import { communicationCampaignRouter } from './campaign.router.ts'

const routers = { communicationCampaigns: communicationCampaignRouter }

const path = '/v1/campanha/agendamento'

/** A campaign in a list of one, and its rules beside it. */
const withRules = shaped(
  z.strictObject({
    campanha_comunicacao: z.array(communicationCampaignSchemas.row),
    campanha_regras: campaignWithRulesAnswer.shape.campanha_regras,
  }),
  ({ campanha_regras, ...campaign }: z.output<typeof campaignWithRulesAnswer>) => ({
    campanha_comunicacao: [campaign],
    campanha_regras,
  }),
)

/** Communication campaigns (docs/marketing.md#communication-campaigns). */
export const communicationCampaignRoutes = defineRoutes('Campanhas de comunicação', routers, [
  route({
    method: 'GET',
    path,
    summary: 'Lista as campanhas de comunicação',
    procedure: communicationCampaignRouter.list,
    answer: page('campanha_comunicacao'),
  }),
  route({
    method: 'POST',
    path,
    summary: 'Cadastra uma campanha: sistema, nome, ativo',
    wrap: 'flat',
    procedure: communicationCampaignRouter.create,
    answer: inserted('campanha_comunicacao'),
  }),
  route({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Consulta uma campanha com as suas regras',
    procedure: communicationCampaignRouter.withRules,
    answer: withRules,
  }),
  route({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Altera uma campanha; também a ativa e inativa',
    procedure: communicationCampaignRouter.update,
    answer: updated('campanha_comunicacao'),
  }),
  route({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Exclui uma campanha e as suas regras; os envios permanecem',
    procedure: communicationCampaignRouter.remove,
    answer: deleted('campanha_comunicacao'),
  }),
])
