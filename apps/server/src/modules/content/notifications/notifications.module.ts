import { forgetNotices } from '../../../platform/notify.ts'
import { defineModule } from '../../../platform/module.ts'
import { hasLateNotifications } from './notification-retention.queries.ts'
import { notificationHistory } from './notification.history.ts'
import { notificationRetentionJob } from './notification.job.ts'
import { notificationRoutes } from './notification.rest.ts'
import { notificationRouter } from './notification.router.ts'
import { notificationData } from './notification.personal-data.ts'

export const notificationsModule = defineModule({
  name: 'notifications',
  routers: { notifications: notificationRouter },
  routes: notificationRoutes,
  history: notificationHistory,
  jobs: [notificationRetentionJob],
  retentions: [{ nome: 'Notificações lidas', isLate: hasLateNotifications }],
  refusals: {
    ofCodeAlone: ['notificacao_mensagem_chave'],
  },
  personalData: {
    kept: notificationData,
    notAbout: ['notificacao_mensagem.id_remetente'],
    forgets: [(db, _post, id) => forgetNotices(db, 'rh_usuario', [id])],
  },
})
