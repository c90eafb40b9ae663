import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { forgetAccounts } from './refund.queries.ts'

/** Every night: accounts out of refunds that ended five years ago. Safe to run twice. */
export const forgetAccountsJob: Job = {
  name: 'estorno-retencao',
  cron: '50 3 * * *',
  run: ({ connection: { db } }) =>
    inTransaction(db, null, async (transaction) => {
      await forgetAccounts(transaction)
    }),
}
