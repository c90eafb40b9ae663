import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { communicationSendRouter } from './send.router.ts'
import { communicationReplyRouter } from './reply.router.ts'
import { templateRouter } from './template.router.ts'

const routers = {
  communicationSends: communicationSendRouter,
  communicationReplies: communicationReplyRouter,
  whatsappTemplates: templateRouter,
}

/** Messages one by one, and the WhatsApp templates. */
export const communicationSendRoutes = [
  ...defineRoutes('Envios', routers, [
    {
      method: 'POST',
      path: '/v1/campanha/envios/filtro',
      summary: 'Lista os envios',
      wrap: 'filtro',
      async call(caller, request) {
        const { dados, total } = await caller.communicationSends.list(request.list())
        return { campanha_envio: dados, total }
      },
    },
  ]),
  ...defineRoutes('Respostas', routers, [
    {
      method: 'POST',
      path: '/v1/campanha/respostas/filtro',
      summary: 'Lista as respostas de clientes que nenhum programa entendeu',
      wrap: 'filtro',
      async call(caller, request) {
        const { dados, total } = await caller.communicationReplies.list(request.list())
        return { campanha_resposta: dados, total }
      },
    },
    {
      method: 'POST',
      path: '/v1/campanha/respostas/:id/restringir',
      summary: 'Restringe o canal para quem respondeu',
      async call(caller, request) {
        const row = await caller.communicationReplies.restrict({ id: request.id() })
        return { update_campanha_resposta: { returning: [row] } }
      },
    },
    {
      method: 'POST',
      path: '/v1/campanha/respostas/:id/vista',
      summary: 'Marca a resposta como vista',
      async call(caller, request) {
        const id = request.id()
        await caller.communicationReplies.dismiss({ ids: [id] })
        return { update_campanha_resposta: { returning: [{ id, situacao: 'vista' }] } }
      },
    },
  ]),
  ...entityRoutes(routers, {
    tag: 'Templates de WhatsApp',
    path: '/v1/template/whatsapp',
    table: 'template_whatsapp',
    procedures: templateRouter,
  }),
]
