import { equal } from '@intranet/contract/documented-condition'
import { recordId } from '@intranet/contract/record'
import { trackingLinkSchemas } from '@intranet/contract/sales/tracking-link-schemas'
import { destination } from '@intranet/contract/sales/destinations'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { joinedName, moment } from '@intranet/contract/answer'
import * as z from 'zod'
import { asIs, inserted, insertedOne, page, translated } from '../../../platform/rest/answer-shapes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { destinationRouter } from './destination.router.ts'
import { trackingLinkRouter } from './tracking-link.router.ts'

const routers = { trackingLinks: trackingLinkRouter, destinations: destinationRouter }

const table = 'vendas_tracking_url'
const path = '/v1/vendas/tracking/url'

const { id_empresa, id_campanha, id_canal, id_destino } =
  trackingLinkSchemas.createInput.shape.objects.element.shape

/** Channel, campaign and destination are under short names in `params`; `dst` 0 is none. */
const params = z.strictObject({
  chn: id_canal,
  cmp: id_campanha,
  dst: z.union([z.literal(0), id_destino]).optional(),
})
type Params = Partial<z.output<typeof params>>

const linkOf = ({ chn, cmp, dst }: z.output<typeof params>) => ({
  id_canal: chn,
  id_campanha: cmp,
  id_destino: dst || null,
})
/** Both that are required are the whole of `params`: without `dst` the link has no destination then. */
const changesOf = ({ chn, cmp, dst }: Params = {}) => ({
  id_canal: chn,
  id_campanha: cmp,
  ...((dst !== undefined || (chn !== undefined && cmp !== undefined)) && { id_destino: dst || null }),
})

const blames = { id_canal: 'params.chn', id_campanha: 'params.cmp', id_destino: 'params.dst' }

const newLinks = form(
  z.strictObject({ objects: z.array(z.strictObject({ params, id_empresa })).min(1).max(500) }),
  ({ objects }) => ({
    objects: objects.map(({ params: given, ...rest }) => ({ ...rest, ...linkOf(given) })),
  }),
)

const { updated_at } = trackingLinkSchemas.updateInput.shape
const change = {
  params: params.partial().optional(),
  id_empresa: id_empresa.optional(),
  updated_at,
  id_usuario: recordId.nullish(),
}

/** The id is beside `object`, which holds the change. */
const changedLink = form(
  z.strictObject({ id: equal(recordId), object: z.strictObject(change).optional(), ...change }),
  ({ id, object, ...beside }) => {
    const { params: given, id_empresa: provider, updated_at: seen } = { ...beside, ...object }
    return { id, id_empresa: provider, updated_at: seen, ...changesOf(given) }
  },
)

const named = z.strictObject({ id: recordId, nome: joinedName.nullable() }).nullable()
const nameOf = (id: number | null, nome: string | null) => (id === null ? null : { id, nome })

/** A link as REST clients know it. */
const documented = translated(
  z.strictObject({
    id: recordId,
    url: z.string(),
    created_at: moment,
    params: z.strictObject({ chn: recordId, cmp: recordId, dst: recordId.nullable() }),
    id_usuario: recordId.nullable(),
    id_empresa: recordId,
    empresa: z.strictObject({ id: recordId, nome: joinedName }),
    campanha: named,
    canal: named,
    destino: named,
    usuario: z.strictObject({ nome: joinedName.nullable() }),
    updated_at: moment,
  }),
  (link: z.output<typeof trackingLinkSchemas.row>) => ({
    id: link.id,
    url: link.url,
    created_at: link.created_at,
    params: { chn: link.id_canal, cmp: link.id_campanha, dst: link.id_destino },
    id_usuario: link.id_usuario,
    id_empresa: link.id_empresa,
    empresa: { id: link.id_empresa, nome: link.provedor },
    campanha: nameOf(link.id_campanha, link.nome_campanha),
    canal: nameOf(link.id_canal, link.nome_canal),
    destino: nameOf(link.id_destino, link.nome_destino),
    usuario: { nome: link.nome_usuario },
    updated_at: link.updated_at,
  }),
)

export const trackingLinkRoutes = defineRoutes('Links de rastreamento', routers, [
  route({
    method: 'POST',
    path,
    summary: 'Gera um link de rastreamento',
    wrap: 'flat',
    procedure: trackingLinkRouter.create,
    takes: newLinks,
    blames,
    answer: inserted(table),
  }),
  route({
    method: 'PUT',
    path,
    summary: 'Altera um link; o endereço continua o mesmo',
    note: '`params` com `chn` e `cmp` e sem `dst` tira o destino do link; com um campo só, os outros continuam como estão.',
    wrap: 'flat',
    procedure: trackingLinkRouter.update,
    takes: changedLink,
    blames,
    answer: insertedOne(table),
  }),
  route({
    method: 'POST',
    path: `${path}/filtro`,
    summary: 'Lista os links, ou um só com filtro {id{_eq}}',
    wrap: 'filtro',
    defaults: { limit: 0 },
    procedure: trackingLinkRouter.list,
    answer: page(table, documented),
  }),
  route({
    method: 'GET',
    path,
    summary: 'Lista os links, uma página por vez',
    procedure: trackingLinkRouter.list,
    answer: page(table, documented),
  }),
  route({
    method: 'GET',
    path: `${path}/:id/resultado`,
    summary: 'Consulta cliques, leads e vendas de um link; sem período, os últimos 30 dias',
    procedure: trackingLinkRouter.figures,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: '/v1/lead/tracking/destino/filtrado',
    summary: 'Lista os destinos; sem `ativo` no filtro, só os ativos',
    wrap: 'filtro',
    defaults: { limit: 0 },
    procedure: destinationRouter.list,
    takes: form(schemasOf(destination).list.input, ({ filtro, ...asked }) => ({
      ...asked,
      filtro: { ativo: true, ...filtro },
    })),
    answer: page('vendas_destino'),
  }),
])
