import { notification } from '@intranet/contract/messages/notifications'
import { asIs, inserted, rows } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { notificationRouter } from './notification.router.ts'

export const notificationRoutes = defineRoutes('Notificações', { notifications: notificationRouter }, [
  route({
    method: 'GET',
    path: '/v1/notificacao',
    summary: 'Lista as próprias notificações não lidas, das mais novas às mais antigas',
    procedure: notificationRouter.list,
    answer: rows('notificacao_usuario'),
  }),
  route({
    method: 'POST',
    path: '/v1/notificacao',
    summary: 'Notifica até 500 pessoas dos próprios provedores',
    procedure: notificationRouter.send,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: '/v1/notificacao/usuario',
    summary: 'Marca notificações como lidas',
    procedure: notificationRouter.markRead,
    refusal: notification.markReadFailed,
    answer: inserted('notificacao_usuario'),
  }),
])
