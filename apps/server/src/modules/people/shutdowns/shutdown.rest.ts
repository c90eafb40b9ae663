import { route } from '../../../platform/rest/procedure-route.ts'
import { asIs, rows, updated } from '../../../platform/rest/answer-shapes.ts'
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
    noun: ['o desligamento', 'os desligamentos'],
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
    route({
      method: 'POST',
      path: '/v1/rh/desligamento/:id/checklist/:item',
      summary: 'Marca ou desmarca um item do checklist',
      procedure: shutdownRouter.check,
      defaults: { feito: true },
      answer: updated('rh_desligamento_item'),
    }),
    route({
      method: 'GET',
      path: '/v1/rh/desligamento/:id/pendencias',
      summary: 'Lista o que ainda está em nome da pessoa',
      procedure: shutdownRouter.holdings,
      answer: rows('rh_desligamento_pendencia'),
    }),
    route({
      method: 'POST',
      path: '/v1/rh/desligamento/:id/repassar',
      summary: 'Passa itens da pessoa para outra, todos ou nenhum',
      procedure: shutdownRouter.passLines,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/rh/desligamento/:id/receber',
      summary: 'Recebe itens da pessoa de volta, todos ou nenhum',
      procedure: shutdownRouter.receiveLines,
      answer: asIs,
    }),
  ]),
]
