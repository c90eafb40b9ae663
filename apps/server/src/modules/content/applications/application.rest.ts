import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { asIs } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { applicationRouter } from './application.router.ts'

const routers = { applications: applicationRouter }

export const applicationRoutes = [
  ...entityRoutes(routers, {
    tag: 'Aplicações',
    path: '/v1/aplicacao',
    table: 'aplicacao',
    noun: ['a aplicação', 'as aplicações'],
    procedures: applicationRouter,
  }),
  ...defineRoutes('Aplicações', routers, [
    route({
      method: 'POST',
      path: '/v1/aplicacao/:id/favorito',
      summary: 'Marca ou desmarca uma aplicação como favorita',
      wrap: 'flat',
      procedure: applicationRouter.favourite,
      defaults: { favorito: true },
      answer: asIs,
    }),
  ]),
]
