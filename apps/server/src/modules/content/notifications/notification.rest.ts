import { notification } from '@intranet/contract/messages'
import { inserted } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { notificationRouter } from './notification.router.ts'

export const notificationRoutes = defineRoutes('Notificações', { notifications: notificationRouter }, [
  route({
    method: 'POST',
    path: '/v1/notificacao/usuario',
    summary: 'Marca notificações como lidas',
    procedure: notificationRouter.markRead,
    refusal: notification.markReadFailed,
    answer: inserted('notificacao_usuario'),
  }),
])
