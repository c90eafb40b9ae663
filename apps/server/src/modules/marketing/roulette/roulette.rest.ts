import { route } from '../../../platform/rest/procedure-route.ts'
import { inserted, insertedOne, under, updated } from '../../../platform/rest/answer-shapes.ts'
import {
  campaignFields,
  deliverInput,
  drawInput,
  prizeFields,
  removePrizesInput,
  themeFields,
  type CampaignFields,
  type UpdateCampaignInput,
} from '@intranet/contract/marketing/roulette'
import { listBelow, pageBelow } from '../../../platform/rest/below.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { booleanIn, listQuery, type RestRequest } from '../../../platform/rest/request.ts'
import { rouletteRouter } from './roulette.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { roulette: rouletteRouter }
type Caller = CallerOf<typeof routers>

type Fields = Record<string, unknown>
type Campaign = Awaited<ReturnType<Caller['roulette']['list']>>['dados'][number]

const IMAGE_BODY = 15 * 1024 * 1024

/** What a client reads of a campaign and sends back with it, but the server alone decides. */
const readOnly = [
  'url_campanha',
  'slug',
  'id_configuracao',
  'usuario_campanha',
  'dono',
  'provedor',
  'id_empresa',
  'cliente',
  'nao_cliente',
]
const writable = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !readOnly.includes(key)))

/** A campaign as REST clients know it: its owner's name is in `usuario_campanha`. */
const documented = ({ dono, ...campaign }: Campaign) => ({ ...campaign, usuario_campanha: { nome: dono } })

const removed = (affected_rows = 1) => ({ affected_rows })

const participantQuery = [...listQuery, 'erro']

async function participants(caller: Caller, request: RestRequest, cliente?: boolean) {
  const id_campanha = request.id()
  const { erro, ...asked } = listBelow(request, { id_campanha, ...(cliente !== undefined && { cliente }) })
  const failed = erro === undefined ? {} : { erro: { _is_null: !booleanIn('erro', String(erro)) } }
  const page = await pageBelow(
    caller.roulette.participants({ limit: 0, ...asked, filtro: { ...asked.filtro, ...failed } }),
    () => caller.roulette.prizes({ id_campanha }),
  )
  const rows = page.dados.map(({ premio, animacao, cliente: isCustomer, ...row }) => ({
    ...row,
    premio: premio && { nome: premio, cliente: isCustomer, animacao },
  }))
  return { site_roleta_historico: rows, total: page.total }
}

export const rouletteRoutes = defineRoutes('Roleta', routers, [
  {
    method: 'GET',
    path: '/v1/roulette',
    summary: 'Lista as campanhas da roleta com as contagens de participantes',
    query: listQuery,
    async call(caller, request) {
      const { dados, total } = await caller.roulette.list({ limit: 0, ...request.list() })
      return { site_roleta_campanhas: dados.map(documented), total }
    },
  },
  route({
    method: 'GET',
    path: '/v1/roulette/admin',
    summary: 'Quem pode ser responsável por uma campanha',
    procedure: rouletteRouter.owners,
    answer: under('rh_usuario'),
  }),
  {
    method: 'GET',
    path: '/v1/roulette/user/:campaignId/:ownerId',
    summary: 'Uma campanha de um responsável',
    async call(caller, request) {
      const pair = { id: request.id('campaignId'), id_dono: request.id('ownerId') }
      return { site_roleta_campanhas: [documented(await caller.roulette.get(pair))] }
    },
  },
  {
    method: 'POST',
    path: '/v1/roulette',
    summary: 'Cadastra uma campanha',
    body: campaignFields,
    wrap: 'object',
    async call(caller, request) {
      const created = await caller.roulette.create(writable(request.object()) as CampaignFields)
      return { insert_site_roleta_campanhas: { returning: [created] } }
    },
  },
  {
    method: 'PATCH',
    path: '/v1/roulette/:owner/:campaignId',
    summary: 'Altera uma campanha (o responsável vem antes da campanha)',
    body: campaignFields,
    wrap: 'object',
    async call(caller, request) {
      const change = writable(request.object()) as Omit<UpdateCampaignInput, 'id' | 'id_dono'>
      const row = await caller.roulette.update({
        ...change,
        id: request.id('campaignId'),
        id_dono: request.id('owner'),
      })
      return { update_site_roleta_campanhas: { returning: [row] } }
    },
  },
  route({
    method: 'POST',
    path: '/v1/roulette/campaign',
    summary: 'Pausa ou reativa uma campanha',
    wrap: 'flat',
    procedure: rouletteRouter.setActive,
    answer: updated('site_roleta_campanhas'),
  }),
  {
    method: 'DELETE',
    path: '/v1/roulette/:id/:ownerId',
    summary: 'Exclui uma campanha ativa e sem participantes',
    async call(caller, request) {
      await caller.roulette.remove({ id: request.id(), id_dono: request.id('ownerId') })
      return { delete_site_roleta_campanhas: removed() }
    },
  },
  {
    method: 'DELETE',
    path: '/v1/history/:id',
    summary: 'Reseta uma campanha: o histórico é excluído e as provas dos sorteios são arquivadas',
    async call(caller, request) {
      await caller.roulette.reset({ id_campanha: request.id() })
      return { delete_site_roleta_historico: removed() }
    },
  },
  {
    method: 'GET',
    path: '/v1/roulette/prize/:campaignId',
    summary: 'Os prêmios de uma campanha',
    async call(caller, request) {
      const dados = await caller.roulette.prizes({ id_campanha: request.id('campaignId') })
      return { site_roleta_premios: dados, total: dados.length }
    },
  },
  route({
    method: 'POST',
    path: '/v1/roulette/prize',
    summary: 'Cadastra prêmios (4 ou 8 por público)',
    procedure: rouletteRouter.createPrizes,
    answer: inserted('site_roleta_premios'),
  }),
  {
    method: 'PATCH',
    path: '/v1/roulette/campaign/update/prize',
    summary: 'Altera prêmios',
    body: prizeFields,
    wrap: 'object',
    async call(caller, request) {
      const computed = new Set(['restantes', 'distribuidos', 'updated_at'])
      const objects = request
        .objects(['id'])
        .map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !computed.has(key))))
      const returning = await caller.roulette.updatePrizes({ objects: objects as never })
      return { update_site_roleta_premios: { returning } }
    },
  },
  {
    method: 'DELETE',
    path: '/v1/roulette/prizes',
    summary: 'Exclui prêmios; o corpo traz id (lista) e id_campanha',
    body: removePrizesInput,
    wrap: 'flat',
    async call(caller, request) {
      const { id, ids, ...body } = request.object(['id'])
      const list = ids ?? id
      const given = { ...body, ids: Array.isArray(list) ? list : [list] }
      return { delete_site_roleta_premios: await caller.roulette.removePrizes(given as never) }
    },
  },
  {
    method: 'GET',
    path: '/v1/campanha/configuracao/:id',
    summary: 'A aparência da roleta de uma campanha (id da campanha)',
    async call(caller, request) {
      const theme = await caller.roulette.theme({ id_campanha: request.id() })
      return { site_roleta_configuracao: theme ? [theme] : [] }
    },
  },
  route({
    method: 'POST',
    path: '/v1/roulette/theme',
    summary: 'Cadastra a aparência da roleta',
    bodyLimit: IMAGE_BODY,
    procedure: rouletteRouter.createTheme,
    answer: insertedOne('site_roleta_configuracao'),
  }),
  {
    method: 'PUT',
    path: '/v1/roulette/theme/:id',
    summary: 'Altera a aparência da roleta (id da aparência)',
    body: themeFields,
    wrap: 'object',
    bodyLimit: IMAGE_BODY,
    async call(caller, request) {
      const { updated_at: _, ...fields } = request.object()
      const row = await caller.roulette.updateTheme({ ...fields, id: request.id() } as never)
      return { update_site_roleta_configuracao: { returning: [row] } }
    },
  },
  {
    method: 'GET',
    path: '/v1/roulette/draw/:id',
    summary: 'Os sorteios de uma campanha',
    async call(caller, request) {
      const dados = await caller.roulette.draws({ id_campanha: request.id() })
      return { sorteio_interno: dados, total: dados.length }
    },
  },
  {
    method: 'POST',
    path: '/v1/roulette/draw',
    summary: 'Sorteia um participante; com id_cliente_historico apenas registra o informado, sem prova',
    body: drawInput,
    wrap: 'object',
    async call(caller, request) {
      const { nome: _, telefone: __, ...fields } = request.object()
      const row = await caller.roulette.draw(fields as never)
      return { insert_sorteio_interno: { returning: [row] } }
    },
  },
  {
    method: 'GET',
    path: '/v1/roulette/customers/:id',
    summary: 'Participantes de uma campanha; erro=true só os com erro',
    query: participantQuery,
    call: (caller, request) => participants(caller, request),
  },
  {
    method: 'GET',
    path: '/v1/roulette/customers/:id/:isCustomer',
    summary: 'Participantes de um público: true são clientes',
    query: participantQuery,
    call: (caller, request) =>
      participants(caller, request, booleanIn('isCustomer', request.param('isCustomer'))),
  },
  {
    method: 'POST',
    path: '/v1/roulette/customers/:id/entrega',
    summary: 'Marca o prêmio de uma participação como entregue',
    body: deliverInput,
    wrap: 'flat',
    async call(caller, request) {
      const { codigo } = request.object()
      const row = await caller.roulette.deliver({ id: request.id(), codigo: codigo as string })
      return { update_site_roleta_historico: { returning: [row] } }
    },
  },
])
