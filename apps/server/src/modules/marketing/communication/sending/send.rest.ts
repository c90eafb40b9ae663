import { recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { page, shaped, updated } from '../../../../platform/rest/answer-shapes.ts'
import { form, route } from '../../../../platform/rest/procedure-route.ts'
import type { RestRequest } from '../../../../platform/rest/request.ts'
import { entityRoutes } from '../../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../../platform/rest/route.ts'
import { communicationSendRouter } from './send.router.ts'
import { communicationReplyRouter } from './reply.router.ts'
import { templateRouter } from './template.router.ts'

const routers = {
  communicationSends: communicationSendRouter,
  communicationReplies: communicationReplyRouter,
  whatsappTemplates: templateRouter,
}

const seenReply = z.strictObject({ id: recordId, situacao: z.literal('vista') })
const seen = shaped(
  z.strictObject({ update_campanha_resposta: z.strictObject({ returning: z.array(seenReply) }) }),
  (_output, request) => ({
    update_campanha_resposta: { returning: [{ id: request.id(), situacao: 'vista' as const }] },
  }),
)

/** Messages one by one, and the WhatsApp templates. */
export const communicationSendRoutes = [
  ...defineRoutes('Envios', routers, [
    route({
      method: 'POST',
      path: '/v1/campanha/envios/filtro',
      summary: 'Lista os envios',
      wrap: 'filtro',
      procedure: communicationSendRouter.list,
      answer: page('campanha_envio'),
    }),
  ]),
  ...defineRoutes('Respostas', routers, [
    route({
      method: 'POST',
      path: '/v1/campanha/respostas/filtro',
      summary: 'Lista as respostas de clientes que nenhum programa entendeu',
      wrap: 'filtro',
      procedure: communicationReplyRouter.list,
      answer: page('campanha_resposta'),
    }),
    route({
      method: 'POST',
      path: '/v1/campanha/respostas/:id/restringir',
      summary: 'Restringe o canal para quem respondeu',
      procedure: communicationReplyRouter.restrict,
      answer: updated('campanha_resposta'),
    }),
    route({
      method: 'POST',
      path: '/v1/campanha/respostas/:id/vista',
      summary: 'Marca a resposta como vista',
      procedure: communicationReplyRouter.dismiss,
      takes: form(z.strictObject({}), (_none, request: RestRequest<'id'>) => ({ ids: [request.id()] })),
      answer: seen,
    }),
  ]),
  ...entityRoutes(routers, {
    tag: 'Templates de WhatsApp',
    path: '/v1/template/whatsapp',
    table: 'template_whatsapp',
    noun: ['o template de WhatsApp', 'os templates de WhatsApp'],
    procedures: templateRouter,
  }),
]
