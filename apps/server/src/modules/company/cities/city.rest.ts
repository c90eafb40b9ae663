import { under } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { cityRouter } from './city.router.ts'

const routers = { cities: cityRouter }

export const cityRoutes = [
  ...entityRoutes(routers, {
    tag: 'Cidades',
    path: '/v1/cidade',
    table: 'cidade',
    noun: ['a cidade', 'as cidades'],
    procedures: cityRouter,
  }),
  ...defineRoutes('Cidades', routers, [
    route({
      method: 'POST',
      path: '/v1/createCity',
      summary: 'Busca o endereço de um CEP; cria a cidade que falta',
      wrap: 'flat',
      procedure: cityRouter.byPostalCode,
      answer: under('criaCidade'),
    }),
  ]),
]
