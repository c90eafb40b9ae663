import { route } from '../../../platform/rest/procedure-route.ts'
import { under } from '../../../platform/rest/answer-shapes.ts'
import { eventFields, type UpdateEventInput } from '@intranet/contract/marketing/events'
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
    procedures: eventRouter,
  }),
  ...defineRoutes(tag, routers, [
    {
      method: 'PATCH',
      path: `${path}/:id`,
      summary: 'Altera um evento; também o ativa e desativa por status',
      body: eventFields.partial(),
      wrap: 'object',
      async call(caller, request) {
        const change = request.object() as Omit<UpdateEventInput, 'id'>
        const row = await caller.marketingEvents.update({ ...change, id: request.id() })
        return { [`update_${table}`]: { returning: [row] } }
      },
    },
    route({
      method: 'GET',
      path: '/v1/empresa/cidades',
      summary: 'Cidades dos provedores, para o formulário de eventos',
      procedure: eventRouter.cities,
      answer: under('rh_cidade_provedor'),
    }),
  ]),
]
