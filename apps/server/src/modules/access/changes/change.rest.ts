import { asIs } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { changeRouter } from './change.router.ts'

const routers = { changes: changeRouter }

/** What changed since a mark, for programs that keep a copy (docs/changes.md). */
export const changeRoutes = defineRoutes('Alterações', routers, [
  route({
    method: 'GET',
    path: '/v1/alteracoes',
    summary: 'Consulta o que mudou desde uma marca ou um momento, sem valores',
    ends: true,
    procedure: changeRouter.list,
    answer: asIs,
  }),
])
