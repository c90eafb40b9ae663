import { route } from '../../../platform/rest/procedure-route.ts'
import { asIs, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes, filterRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { blacklistRouter } from './blacklist.router.ts'
import { motiveRouter } from './motive.router.ts'

const routers = { blacklist: blacklistRouter, blacklistMotives: motiveRouter }

const tag = 'Blacklist'

/** The same registry under the paths of its two screens. */
const door = (path: string) => [
  ...entityRoutes(routers, {
    tag,
    path,
    table: 'blacklist',
    procedures: blacklistRouter,
  }),
  ...filterRoutes(routers, { tag, path, table: 'blacklist', list: blacklistRouter.list }),
]

/** The blacklist (docs/sales.md#blacklist). */
export const blacklistRoutes = [
  ...door('/v1/blacklist'),
  ...door('/v1/vendas/blocklist'),
  ...entityRoutes(routers, {
    tag,
    path: '/v1/blacklist/motivo',
    table: 'vendas_blocklist_motivo',
    procedures: motiveRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: '/v1/blacklist/verificar',
      summary: 'Diz se um documento ou endereço está na blacklist',
      procedure: blacklistRouter.verify,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/blacklist/:id/revisar',
      summary: 'Revisa um registro: mantém ou retira',
      procedure: blacklistRouter.review,
      answer: updated('blacklist'),
    }),
  ]),
]
