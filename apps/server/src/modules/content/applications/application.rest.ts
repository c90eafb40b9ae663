import { applicationFields } from '@intranet/contract/content/applications'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'

export const applicationRoutes = [
  ...entityRoutes({
    tag: 'Aplicações',
    path: '/v1/aplicacao',
    table: 'aplicacao',
    fields: applicationFields,
    procedures: (caller) => caller.applications,
  }),
  ...defineRoutes('Aplicações', [
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
