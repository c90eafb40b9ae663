import { BELL_DAYS } from '@intranet/contract/operations/incident-options'
import type { Job } from '../../../platform/job.ts'
import { untilFewer } from '../../../platform/retention.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { purgeLines } from './incident-bell.queries.ts'
import { notifyOverdue } from './incident-jobs.queries.ts'

const BATCH = 5000

/** Every hour: the author is notified once when the forecast has passed and the incident is still open. Safe to run twice. */
export const incidentOverdueJob: Job = {
  name: 'incidente-previsao',
  cron: '5 * * * *',
  run: ({ connection: { db } }) => inTransaction(db, null, notifyOverdue),
}

/** Every hour: lines of the bell go 180 days after they were read (docs/operations.md#lines-of-the-bell). */
export const incidentPurgeJob: Job = {
  name: 'incidente-limpeza',
  cron: '35 * * * *',
  async run({ connection }) {
    await untilFewer(BATCH, (size) => purgeLines(connection.db, BELL_DAYS, size))
  },
}
