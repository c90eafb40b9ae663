import { deleted, inserted, insertedOne, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { rideRouter } from './ride.router.ts'

const table = 'caronas_carona'
const one = '/v1/carona/:id'

export const rideRoutes = defineRoutes('Caronas', { rides: rideRouter }, [
  route({
    method: 'POST',
    path: '/v1/carona/filtro',
    summary: 'Lista as caronas oferecidas pela própria pessoa',
    wrap: 'filtro',
    procedure: rideRouter.mine,
    answer: page(table),
  }),
  route({
    method: 'POST',
    path: '/v1/carona/passageiro/filtro',
    summary: 'Lista os pedidos de carona da própria pessoa',
    wrap: 'filtro',
    procedure: rideRouter.asked,
    answer: page('caronas_passageiro'),
  }),
  route({
    method: 'POST',
    path: '/v1/carona/busca',
    summary: 'Busca caronas; sem data, as dos próximos 7 dias',
    wrap: 'filtro',
    procedure: rideRouter.search,
    answer: page(table),
  }),
  route({
    method: 'POST',
    path: '/v1/carona/publica/filtro',
    summary: 'Lista as caronas para quem não entrou: cidades, dia, hora e vagas livres',
    wrap: 'filtro',
    procedure: rideRouter.searchPublic,
    answer: page(table),
  }),
  route({
    method: 'POST',
    path: '/v1/carona',
    summary: 'Publica uma carona',
    procedure: rideRouter.create,
    answer: inserted(table),
  }),
  route({
    method: 'GET',
    path: one,
    summary: 'Consulta uma carona',
    procedure: rideRouter.get,
    answer: under(`${table}_by_pk`),
  }),
  route({
    method: 'PUT',
    path: one,
    summary: 'Altera uma carona; com `proximas`, também as seguintes da mesma oferta',
    procedure: rideRouter.update,
    answer: updated(table),
  }),
  route({
    method: 'DELETE',
    path: one,
    summary: 'Exclui uma carona',
    procedure: rideRouter.remove,
    answer: deleted(table),
  }),
  route({
    method: 'POST',
    path: `${one}/situacao`,
    summary: 'Inicia, conclui ou cancela uma carona',
    procedure: rideRouter.step,
    answer: updated(table),
  }),
  route({
    method: 'POST',
    path: `${one}/passageiro`,
    summary: 'Pede lugares em uma carona',
    procedure: rideRouter.ask,
    answer: insertedOne('caronas_passageiro'),
  }),
  route({
    method: 'PUT',
    path: '/v1/carona/passageiro/:id',
    summary: 'Aceita, recusa ou cancela um pedido',
    procedure: rideRouter.answer,
    answer: updated('caronas_passageiro'),
  }),
])
