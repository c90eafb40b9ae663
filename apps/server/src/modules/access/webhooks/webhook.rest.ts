import { asIs, page, under } from '../../../platform/rest/answer-shapes.ts'
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
      method: 'GET',
      path: '/v1/webhooks/entregas/:id',
      summary: 'Consulta uma entrega: o corpo, o que foi respondido e quanto demorou',
      procedure: webhookRouter.delivery,
      answer: under('webhook_entrega_by_pk'),
    }),
    route({
      method: 'POST',
      path: '/v1/webhooks/:id/teste',
      summary: 'Envia um evento de teste, o `ping`; a entrega diz o que foi respondido',
      procedure: webhookRouter.test,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/webhooks/:id/reenviar',
      summary: 'Envia de novo as entregas de um intervalo, por momento ou por id',
      wrap: 'flat',
      procedure: webhookRouter.resendRange,
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
