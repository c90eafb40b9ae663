import { whatsappTemplateFields } from '@intranet/contract/marketing/whatsapp-templates'
import { entityRoutes } from '../../../doors/rest/entity-routes.ts'
import { defineRoutes } from '../../../doors/rest/route.ts'

/** Messages one by one, and the WhatsApp templates. */
export const communicationSendRoutes = [
  ...defineRoutes('Envios', [
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
  ...entityRoutes({
    tag: 'Templates de WhatsApp',
    path: '/v1/template/whatsapp',
    table: 'template_whatsapp',
    fields: whatsappTemplateFields,
    procedures: (caller) => caller.whatsappTemplates,
  }),
]
