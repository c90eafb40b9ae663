import { trackingLinkList } from '@intranet/contract/sales/tracking-links'
import * as z from 'zod'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { refusals } from '../../../platform/errors.ts'
import { plainValue } from '../provider-flags.rest.ts'
import { listQuery } from '../../../platform/rest/request.ts'
import { trackingLinkRouter } from './tracking-link.router.ts'
import { destinationRouter } from './destination.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { trackingLinks: trackingLinkRouter, destinations: destinationRouter }
type Caller = CallerOf<typeof routers>

type Fields = Record<string, unknown>
type Link = Awaited<ReturnType<Caller['trackingLinks']['list']>>['dados'][number]

/** The documented body: channel, campaign and destination are under short names in `params`. */
const body = z.object({
  params: z.object({ chn: z.int(), cmp: z.int(), dst: z.int().nullish() }),
  id_empresa: z.int(),
})

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The procedure's schema names missing fields and refuses unknown ones. */
function fieldsOf({ params = {}, ...rest }: Fields): Fields {
  if (!isFields(params)) throw refusals.invalid({ params: 'Dados inválidos.' })
  const { chn, cmp, dst, ...unknown } = params
  return {
    ...rest,
    ...unknown,
    ...(chn !== undefined && { id_canal: chn }),
    ...(cmp !== undefined && { id_campanha: cmp }),
    ...(dst !== undefined && { id_destino: dst || null }),
  }
}

const named = (id: number | null, nome: string | null) => (id === null ? null : { id, nome })

/** A link as REST clients know it. */
const documented = (link: Link) => ({
  id: link.id,
  url: link.url,
  created_at: link.created_at,
  params: { chn: link.id_canal, cmp: link.id_campanha, dst: link.id_destino },
  id_usuario: link.id_usuario,
  id_empresa: link.id_empresa,
  empresa: { id: link.id_empresa, nome: link.provedor },
  campanha: named(link.id_campanha, link.nome_campanha),
  canal: named(link.id_canal, link.nome_canal),
  destino: named(link.id_destino, link.nome_destino),
  usuario: { nome: link.nome_usuario },
})

export const trackingLinkRoutes = defineRoutes('Links de rastreamento', routers, [
  {
    method: 'POST',
    path: '/v1/vendas/tracking/url',
    summary: 'Gera um link de rastreamento',
    body,
    wrap: 'flat',
    async call(caller, request) {
      const objects = request.objects().map(fieldsOf) as {
        id_empresa: number
        id_campanha: number
        id_canal: number
      }[]
      return { insert_vendas_tracking_url: { returning: await caller.trackingLinks.create({ objects }) } }
    },
  },
  {
    method: 'PUT',
    path: '/v1/vendas/tracking/url',
    summary: 'Altera um link; o endereço continua o mesmo. O id vem no corpo: id{_eq}',
    body,
    wrap: 'object',
    async call(caller, request) {
      const id = isFields(request.body) ? plainValue(request.body.id) : undefined
      const link = await caller.trackingLinks.update({ ...fieldsOf(request.object()), id: id as number })
      return { insert_vendas_tracking_url: { returning: [link] } }
    },
  },
  {
    method: 'POST',
    path: '/v1/vendas/tracking/url/filtro',
    summary: 'Lista os links, ou um só com filtro {id{_eq}}',
    body: trackingLinkList.input,
    wrap: 'filtro',
    async call(caller, request) {
      const { dados, total } = await caller.trackingLinks.list({ limit: 0, ...request.list() })
      return { vendas_tracking_url: dados.map(documented), total }
    },
  },
  {
    method: 'GET',
    path: '/v1/vendas/tracking/url',
    summary: 'Lista os links, uma página por vez',
    query: listQuery,
    async call(caller, request) {
      const { dados, total } = await caller.trackingLinks.list(request.list())
      return { vendas_tracking_url: dados.map(documented), total }
    },
  },
  {
    method: 'GET',
    path: '/v1/vendas/tracking/url/:id/resultado',
    summary: 'Cliques, leads e vendas de um link; data_ini e data_fim são opcionais',
    query: ['data_ini', 'data_fim'],
    async call(caller, request) {
      const { data_ini, data_fim } = request.query
      return caller.trackingLinks.figures({ id: request.id(), data_ini, data_fim })
    },
  },
  {
    method: 'POST',
    path: '/v1/lead/tracking/destino/filtrado',
    summary: 'Lista os destinos ativos',
    wrap: 'filtro',
    async call(caller, request) {
      const asked = request.list()
      const filtro = { ativo: true, ...(asked.filtro as Fields | undefined) }
      const { dados, total } = await caller.destinations.list({ limit: 0, ...asked, filtro })
      return { vendas_destino: dados, total }
    },
  },
])
