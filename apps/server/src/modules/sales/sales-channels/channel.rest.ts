import { channelFields, channelList, type ChannelFields } from '@intranet/contract/sales/channels'
import { defineRoutes } from '../../../doors/rest/route.ts'
import { foldFilter, foldFlags, plainValue, spreadFlags } from '../provider-flags.rest.ts'

const fields = ['nome', 'public', 'ativo', 'sistema', 'updated_at']
const columns = [...Object.keys(channelList.columns), '_and']

export const channelRoutes = defineRoutes('Canais de vendas', [
  {
    method: 'POST',
    path: '/v1/vendas/canal',
    summary: 'Lista os canais; o filtro aceita `sistema` e as chaves dos provedores',
    wrap: 'filtro',
    async call(caller, request) {
      const { sistema, ...list } = request.list(['sistema'])
      const asked = foldFilter(list, columns)
      const { dados, total } = await caller.salesChannels.list(
        sistema === undefined ? asked : { ...asked, sistema: plainValue(sistema) },
      )
      return { vendas_canal: dados.map(spreadFlags), total }
    },
  },
  {
    method: 'GET',
    path: '/v1/vendas/canal',
    summary: 'Lista os canais, uma página por vez',
    async call(caller, request) {
      const { dados, total } = await caller.salesChannels.list(request.list())
      return { vendas_canal: dados.map(spreadFlags), total }
    },
  },
  {
    method: 'POST',
    path: '/v1/vendas/criar/canal',
    summary: 'Cadastra um canal (nome, public, ativo, sistema e as chaves dos provedores)',
    body: channelFields,
    wrap: 'object',
    async call(caller, request) {
      const objects = request.objects().map((body) => foldFlags(body, fields)) as ChannelFields[]
      return { insert_vendas_canal: { returning: await caller.salesChannels.create({ objects }) } }
    },
  },
  {
    method: 'GET',
    path: '/v1/vendas/canal/:id',
    summary: 'Consulta um canal',
    async call(caller, request) {
      return { vendas_canal_by_pk: spreadFlags(await caller.salesChannels.get({ id: request.id() })) }
    },
  },
  {
    method: 'PUT',
    path: '/v1/vendas/canal/:id',
    summary: 'Altera um canal; também o ativa e inativa',
    body: channelFields,
    wrap: 'object',
    async call(caller, request) {
      const change = foldFlags(request.object(), fields)
      const row = await caller.salesChannels.update({ ...change, id: request.id() })
      return { update_vendas_canal: { returning: [row] } }
    },
  },
  {
    method: 'DELETE',
    path: '/v1/vendas/canal/:id',
    summary: 'Exclui um canal que nada usa',
    async call(caller, request) {
      await caller.salesChannels.remove({ id: request.id() })
      return { delete_vendas_canal: { affected_rows: 1 } }
    },
  },
])
