import { CERTIFICATE_YEARS } from '@intranet/contract/operations/supply-options'
import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { forgetCertificates } from './movement.queries.ts'

/** Every night: certificates of lots that left five years ago go; the lots stay. Safe to run twice. */
export const lotRetentionJob: Job = {
  name: 'suprimento-retencao',
  cron: '25 3 * * *',
  run: ({ connection: { db } }) =>
    inTransaction(db, null, async (transaction) => {
      await forgetCertificates(transaction, CERTIFICATE_YEARS)
    }),
}
