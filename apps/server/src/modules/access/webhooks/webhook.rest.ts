import { asIs, page } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { webhookRouter } from './webhook.router.ts'

const routers = { webhooks: webhookRouter }
const tag = 'Webhooks'

/** Who is notified of what happened, and what each was sent (docs/webhooks.md). */
export const webhookRoutes = [
  ...defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: '/v1/webhooks/entregas/filtro',
      summary: 'Consulta o que cada webhook recebeu, espera ou não recebeu',
      wrap: 'filtro',
      procedure: webhookRouter.deliveries,
      answer: page('webhook_entrega'),
    }),
    route({
      method: 'POST',
      path: '/v1/webhooks/entregas/reenviar',
      summary: 'Envia entregas de novo',
      procedure: webhookRouter.resend,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/webhooks/:id/segredo',
      summary: 'Troca o segredo; o anterior assina junto por um dia',
      procedure: webhookRouter.changeSecret,
      answer: asIs,
    }),
  ]),
  ...entityRoutes(routers, {
    tag,
    path: '/v1/webhooks',
    table: 'webhook',
    noun: ['o webhook', 'os webhooks'],
    procedures: webhookRouter,
  }),
]
