import { markReadInput } from '@intranet/contract/content/notification'
import { notification } from '@intranet/contract/messages'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { AppError } from '../../../platform/errors.ts'
import { toAppError } from '../../../platform/procedure/error-map.ts'
import { notificationRouter } from './notification.router.ts'

const routers = { notifications: notificationRouter }

export const notificationRoutes = defineRoutes('Notificações', routers, [
  {
    method: 'POST',
    path: '/v1/notificacao/usuario',
    summary: 'Marca notificações como lidas',
    body: markReadInput.shape.objects.element,
    wrap: 'object',
    async call(caller, request) {
      try {
        const objects = request.objects() as { id_mensagem: number }[]
        return { insert_notificacao_usuario: { returning: await caller.notifications.markRead({ objects }) } }
      } catch (error) {
        const { code, details } = toAppError(error)
        if (code === 'unauthorized') throw error
        throw new AppError(code, notification.markReadFailed, details)
      }
    },
  },
])
