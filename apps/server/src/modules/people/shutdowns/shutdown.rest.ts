import { route } from '../../../platform/rest/procedure-route.ts'
import { updated } from '../../../platform/rest/answer-shapes.ts'
import { checkShutdownInput } from '@intranet/contract/people/shutdowns'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { shutdownRouter } from './shutdown.router.ts'

const routers = { shutdowns: shutdownRouter }

const tag = 'Desligamentos'

export const shutdownRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/rh/desligamento',
    table: 'rh_desligamento',
    procedures: shutdownRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: '/v1/rh/desligamento/:id/situacao',
      summary: 'Leva um desligamento à próxima situação',
      procedure: shutdownRouter.step,
      answer: updated('rh_desligamento'),
    }),
    {
      method: 'POST',
      path: '/v1/rh/desligamento/:id/checklist/:item',
      summary: 'Marca ou desmarca um item do checklist',
      body: checkShutdownInput.pick({ feito: true }).partial(),
      wrap: 'object',
      async call(caller, request) {
        const { feito = true } = (request.body === undefined ? {} : request.object()) as { feito?: boolean }
        const row = await caller.shutdowns.check({
          id: request.id(),
          item: request.param('item') as never,
          feito,
        })
        return { update_rh_desligamento_item: { returning: [row] } }
      },
    },
  ]),
]
