import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { notifyBusyHours } from './arrival.service.ts'
import { forgetOldApplications } from './forget.queries.ts'
import { dropEndedPending } from './pending.queries.ts'

/** Every hour: what arrived in it beyond what people were notified of one by one. Safe to run twice. */
export const arrivalJob: Job = {
  name: 'candidatura-chegadas',
  cron: '2 * * * *',
  run: ({ connection: { db } }) => inTransaction(db, null, notifyBusyHours),
}

/** Every night: applications that are long over lose their people, unconfirmed ones go. Safe to run twice. */
export const applicationRetentionJob: Job = {
  name: 'candidatura-retencao',
  cron: '35 3 * * *',
  run: ({ connection: { db } }) =>
    inTransaction(db, null, async (transaction) => {
      await dropEndedPending(transaction)
      await forgetOldApplications(transaction)
    }),
}
