import { route } from '../../../platform/rest/procedure-route.ts'
import { deleted, page, updated } from '../../../platform/rest/answer-shapes.ts'
import { communicationCampaignFields } from '@intranet/contract/marketing/communication-campaigns'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { communicationCampaignRouter } from './campaign.router.ts'

const routers = { communicationCampaigns: communicationCampaignRouter }

const path = '/v1/campanha/agendamento'

/** Communication campaigns (docs/marketing.md#communication-campaigns). */
export const communicationCampaignRoutes = defineRoutes('Campanhas de comunicação', routers, [
  route({
    method: 'GET',
    path,
    summary: 'Lista as campanhas de comunicação',
    procedure: communicationCampaignRouter.list,
    answer: page('campanha_comunicacao'),
  }),
  {
    method: 'POST',
    path,
    summary: 'Cadastra uma campanha (sistema, nome, ativo)',
    body: communicationCampaignFields,
    wrap: 'flat',
    async call(caller, request) {
      const objects = request.objects() as never
      const returning = await caller.communicationCampaigns.create({ objects })
      return { insert_campanha_comunicacao: { returning } }
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Consulta uma campanha com as suas regras',
    async call(caller, request) {
      const { campanha_regras, ...campaign } = await caller.communicationCampaigns.withRules({
        id: request.id(),
      })
      return { campanha_comunicacao: [campaign], campanha_regras }
    },
  },
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
