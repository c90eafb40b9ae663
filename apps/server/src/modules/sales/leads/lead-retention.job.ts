/** Nightly: takes the person out of leads that came to nothing long ago (LGPD, reading 12). */
import type { Job } from '../../../platform/jobs.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { anonymiseLeads } from './lead-jobs.queries.ts'

const BATCH = 2000

export const leadRetentionJob: Job = {
  name: 'lead-anonimizacao',
  cron: '20 3 * * *',
  async run({ connection, parameters }) {
    const months = await parameters.read('lead_retencao_meses')
    for (let done = BATCH; done === BATCH;)
      done = await inTransaction(connection.db, null, (db) => anonymiseLeads(db, months, BATCH))
  },
}
