import { mailJob, strandedMailJob } from '../../../platform/mail.job.ts'
import { defineModule } from '../../../platform/module.ts'
import { outboxRouter } from './outbox.router.ts'

export const outboxModule = defineModule({
  name: 'outbox',
  routers: { outbox: outboxRouter },
  jobs: [mailJob, strandedMailJob],
})
