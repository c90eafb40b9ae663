import { CERTIFICATE_YEARS } from '@intranet/contract/operations/supply-options'
import { sql } from 'kysely'
import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'

/** Every night: certificates of lots that left five years ago go; the lots stay. Safe to run twice. */
export const lotRetentionJob: Job = {
  name: 'suprimento-retencao',
  cron: '25 3 * * *',
  run: ({ connection: { db } }) =>
    inTransaction(db, null, async (transaction) => {
      await sql`update suprimento_lote set certificado = null
        where certificado is not null and created_at < now() - make_interval(years => ${CERTIFICATE_YEARS}::int)`.execute(
        transaction,
      )
    }),
}
