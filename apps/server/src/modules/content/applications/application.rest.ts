import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { applicationRouter } from './application.router.ts'

const routers = { applications: applicationRouter }

export const applicationRoutes = [
  ...entityRoutes(routers, {
    tag: 'Aplicações',
    path: '/v1/aplicacao',
    table: 'aplicacao',
    procedures: applicationRouter,
  }),
  ...defineRoutes('Aplicações', routers, [
    {
      method: 'POST',
      path: '/v1/aplicacao/:id/favorito',
      summary: 'Marca ou desmarca uma aplicação como favorita',
      wrap: 'flat',
      async call(caller, request) {
        const { favorito = true } = request.body === undefined ? {} : request.object()
        return caller.applications.favourite({ id: request.id(), favorito: favorito as boolean })
      },
    },
  ]),
]
