import { route } from '../../../platform/rest/procedure-route.ts'
import { under, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { eventRouter } from './event.router.ts'

const routers = { marketingEvents: eventRouter }

const tag = 'Eventos'
const path = '/v1/marketing/eventos'
const table = 'rh_marketing_eventos'

export const eventRoutes = [
  ...entityRoutes(routers, {
    tag,
    path,
    table,
    noun: ['o evento de marketing', 'os eventos de marketing'],
    procedures: eventRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'PATCH',
      path: `${path}/:id`,
      summary: 'Altera um evento; também o ativa e desativa por status',
      procedure: eventRouter.update,
      answer: updated(table),
    }),
    route({
      method: 'GET',
      path: '/v1/empresa/cidades',
      summary: 'Lista as cidades dos provedores, para o formulário de eventos',
      procedure: eventRouter.cities,
      answer: under('rh_cidade_provedor'),
    }),
  ]),
]
