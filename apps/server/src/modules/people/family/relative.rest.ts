import { route } from '../../../platform/rest/procedure-route.ts'
import { inserted } from '../../../platform/rest/answer-shapes.ts'
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
    noun: ['o familiar', 'os familiares'],
    procedures: relativeRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: '/v1/rh/familiar/nomes',
      summary: 'Cadastra familiares que trabalham no grupo pelos nomes',
      procedure: relativeRouter.addNames,
      answer: inserted('rh_familiar'),
    }),
  ]),
]
