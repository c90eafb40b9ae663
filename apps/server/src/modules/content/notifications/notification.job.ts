import type { Job } from '../../../platform/job.ts'
import { untilFewer } from '../../../platform/retention.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { forgetNotifications } from './notification-retention.queries.ts'

const BATCH = 5000

/** Every night: notifications go 180 days after they were read (docs/content.md#retention-of-notifications). */
export const notificationRetentionJob: Job = {
  name: 'notificacoes-retencao',
  cron: '47 3 * * *',
  async run({ connection }) {
    await untilFewer(BATCH, (size) =>
      inTransaction(connection.db, null, (db) => forgetNotifications(db, size)),
    )
  },
}
