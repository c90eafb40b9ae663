import { addRelativeNamesInput } from '@intranet/contract/people/family'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { relativeRouter } from './relative.router.ts'

const routers = { relatives: relativeRouter }

const tag = 'Familiares'

export const relativeRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/rh/familiar',
    table: 'rh_familiar',
    procedures: relativeRouter,
  }),
  ...defineRoutes(tag, routers, [
    {
      method: 'POST',
      path: '/v1/rh/familiar/nomes',
      summary: 'Cadastra familiares que trabalham no grupo pelos nomes',
      body: addRelativeNamesInput,
      wrap: 'object',
      async call(caller, request) {
        return {
          insert_rh_familiar: { returning: await caller.relatives.addNames(request.object() as never) },
        }
      },
    },
  ]),
]
