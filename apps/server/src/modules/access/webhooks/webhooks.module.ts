import { webhooks as text } from '@intranet/contract/messages/access'
import { defineModule } from '../../../platform/module.ts'
import { hasLateDeliveries } from './delivery.queries.ts'
import { webhookHistory } from './webhook.history.ts'
import { webhookJob, webhookRetentionJob } from './webhook.job.ts'
import { webhookRoutes } from './webhook.rest.ts'
import { webhookRouter } from './webhook.router.ts'

export const webhooksModule = defineModule({
  name: 'webhooks',
  routers: { webhooks: webhookRouter },
  routes: webhookRoutes,
  jobs: [webhookJob, webhookRetentionJob],
  retentions: [{ nome: 'Entregas de webhooks', isLate: hasLateDeliveries }],
  history: webhookHistory,
  sealed: ['webhook.segredo', 'webhook.segredo_anterior', 'webhook_entrega.resposta_texto'],
  refusals: { texts: { webhook_sem_tls: [text.plainAddress, 'url'] } },
})
