import { campaignFields, campaignList, type CampaignFields } from '@intranet/contract/sales/campaigns'
import { defineRoutes } from '../../../doors/rest/route.ts'
import { foldFilter, foldFlags, spreadFlags } from '../provider-flags.rest.ts'

const fields = ['nome', 'api', 'ativo', 'updated_at']
const columns = [...Object.keys(campaignList.columns), '_and']

export const campaignRoutes = defineRoutes('Campanhas de vendas', [
  {
    method: 'POST',
    path: '/v1/vendas/campanha',
    summary: 'Lista as campanhas; o filtro aceita as chaves dos provedores',
    wrap: 'filtro',
    async call(caller, request) {
      const { dados, total } = await caller.salesCampaigns.list(foldFilter(request.list(), columns))
      return { vendas_campanha: dados.map(spreadFlags), total }
    },
  },
  {
    method: 'GET',
    path: '/v1/vendas/campanha',
    summary: 'Lista as campanhas, uma página por vez',
    async call(caller, request) {
      const { dados, total } = await caller.salesCampaigns.list(request.list())
      return { vendas_campanha: dados.map(spreadFlags), total }
    },
  },
  {
    method: 'POST',
    path: '/v1/vendas/criar/campanha',
    summary: 'Cadastra uma campanha (nome, api, ativo e as chaves dos provedores)',
    body: campaignFields,
    wrap: 'object',
    async call(caller, request) {
      const objects = request.objects().map((body) => foldFlags(body, fields)) as CampaignFields[]
      return { insert_vendas_campanha: { returning: await caller.salesCampaigns.create({ objects }) } }
    },
  },
  {
    method: 'GET',
    path: '/v1/vendas/campanha/:id',
    summary: 'Consulta uma campanha',
    async call(caller, request) {
      return { vendas_campanha_by_pk: spreadFlags(await caller.salesCampaigns.get({ id: request.id() })) }
    },
  },
  {
    method: 'PUT',
    path: '/v1/vendas/campanha/:id',
    summary: 'Altera uma campanha; também a ativa e inativa',
    body: campaignFields,
    wrap: 'object',
    async call(caller, request) {
      const change = foldFlags(request.object(), fields)
      const row = await caller.salesCampaigns.update({ ...change, id: request.id() })
      return { update_vendas_campanha: { returning: [row] } }
    },
  },
  {
    method: 'DELETE',
    path: '/v1/vendas/campanha/:id',
    summary: 'Exclui uma campanha que nada usa',
    async call(caller, request) {
      await caller.salesCampaigns.remove({ id: request.id() })
      return { delete_vendas_campanha: { affected_rows: 1 } }
    },
  },
])
