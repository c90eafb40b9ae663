import { mailJob, strandedMailJob } from '../../../platform/mail.job.ts'
import { defineModule } from '../../../platform/module.ts'
import { outboxRouter } from './outbox.router.ts'
import { outboxData } from './outbox.personal-data.ts'

export const outboxModule = defineModule({
  name: 'outbox',
  routers: { outbox: outboxRouter },
  jobs: [mailJob, strandedMailJob],
  personalData: { kept: outboxData },
})
