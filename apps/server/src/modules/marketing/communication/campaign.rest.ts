import { communicationCampaignFields } from '@intranet/contract/marketing/communication-campaigns'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { listQuery } from '../../../platform/rest/request.ts'
import { communicationCampaignRouter } from './campaign.router.ts'

const routers = { communicationCampaigns: communicationCampaignRouter }

const path = '/v1/campanha/agendamento'

/** Communication campaigns (docs/marketing.md#communication-campaigns). */
export const communicationCampaignRoutes = defineRoutes('Campanhas de comunicação', routers, [
  {
    method: 'GET',
    path,
    summary: 'Lista as campanhas de comunicação',
    query: listQuery,
    async call(caller, request) {
      const { dados, total } = await caller.communicationCampaigns.list(request.list())
      return { campanha_comunicacao: dados, total }
    },
  },
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
  {
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Altera uma campanha; também a ativa e inativa',
    body: communicationCampaignFields.partial(),
    wrap: 'object',
    async call(caller, request) {
      const row = await caller.communicationCampaigns.update({ ...request.object(), id: request.id() })
      return { update_campanha_comunicacao: { returning: [row] } }
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Exclui uma campanha e as suas regras; os envios permanecem',
    async call(caller, request) {
      await caller.communicationCampaigns.remove({ id: request.id() })
      return { delete_campanha_comunicacao: { affected_rows: 1 } }
    },
  },
])
