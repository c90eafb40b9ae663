import { route } from '../../../platform/rest/procedure-route.ts'
import { deleted, insertedOne, page } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { resourceRouter } from './resource.router.ts'

const routers = { resources: resourceRouter }

export const resourceRoutes = [
  ...entityRoutes(routers, {
    tag: 'Recursos',
    path: '/v1/recurso',
    table: 'recurso',
    noun: ['o recurso', 'os recursos'],
    procedures: resourceRouter,
  }),
  ...defineRoutes('Recursos', routers, [
    route({
      method: 'GET',
      path: '/v1/recurso/:id/reserva',
      says: { id: 'Id do recurso.' },
      summary: 'Lista as reservas de um recurso',
      procedure: resourceRouter.bookings,
      below: { param: 'id', column: 'id_recurso', record: resourceRouter.get, key: 'id' },
      answer: page('recurso_reserva'),
    }),
    route({
      method: 'POST',
      path: '/v1/recurso/:id/reserva',
      summary: 'Reserva um recurso',
      params: { id: 'id_recurso' },
      procedure: resourceRouter.book,
      answer: insertedOne('recurso_reserva'),
    }),
    route({
      method: 'DELETE',
      path: '/v1/recurso/:id/reserva/:id_reserva',
      summary: 'Cancela uma reserva',
      params: { id: 'id_recurso', id_reserva: 'id' },
      procedure: resourceRouter.cancelBooking,
      answer: deleted('recurso_reserva'),
    }),
  ]),
]
