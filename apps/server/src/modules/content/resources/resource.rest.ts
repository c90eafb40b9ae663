import { route } from '../../../platform/rest/procedure-route.ts'
import { deleted } from '../../../platform/rest/answer-shapes.ts'
import { bookingFields } from '@intranet/contract/content/resources'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { listBelow, pageBelow } from '../../../platform/rest/below.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { listQuery } from '../../../platform/rest/request.ts'
import { resourceRouter } from './resource.router.ts'

const routers = { resources: resourceRouter }

export const resourceRoutes = [
  ...entityRoutes(routers, {
    tag: 'Recursos',
    path: '/v1/recurso',
    table: 'recurso',
    procedures: resourceRouter,
  }),
  ...defineRoutes('Recursos', routers, [
    {
      method: 'GET',
      path: '/v1/recurso/:id/reserva',
      summary: 'Lista as reservas de um recurso (recurso_reserva)',
      query: listQuery,
      async call(caller, request) {
        const id = request.id()
        const { dados, total } = await pageBelow(
          caller.resources.bookings(listBelow(request, { id_recurso: id })),
          () => caller.resources.get({ id }),
        )
        return { recurso_reserva: dados, total }
      },
    },
    {
      method: 'POST',
      path: '/v1/recurso/:id/reserva',
      summary: 'Reserva um recurso (recurso_reserva)',
      body: bookingFields,
      wrap: 'object',
      async call(caller, request) {
        const fields = { ...request.object(), id_recurso: request.id() }
        return { insert_recurso_reserva: { returning: [await caller.resources.book(fields as never)] } }
      },
    },
    route({
      method: 'DELETE',
      path: '/v1/recurso/:id/reserva/:id_reserva',
      summary: 'Cancela uma reserva (recurso_reserva)',
      params: { id: 'id_recurso', id_reserva: 'id' },
      procedure: resourceRouter.cancelBooking,
      answer: deleted('recurso_reserva'),
    }),
  ]),
]
