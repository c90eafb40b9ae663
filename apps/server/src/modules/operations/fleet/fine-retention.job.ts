import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { forgetFineDrivers } from './fine-retention.queries.ts'

/** Every night: who drove goes out of fines of five years ago. Safe to run twice. */
export const fineRetentionJob: Job = {
  name: 'multa-retencao',
  cron: '15 3 * * *',
  run: ({ connection: { db } }) =>
    inTransaction(db, null, async (transaction) => {
      await forgetFineDrivers(transaction)
    }),
}
