/** At night: anonymises leads that were lost long ago, and their imports (docs/sales.md#retention-of-leads). */
import type { Job } from '../../../platform/job.ts'
import { untilFewer } from '../../../platform/retention.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { forgetParticipants, forgetSheets } from './import-retention.queries.ts'
import { anonymiseLeads } from '../leads/lead-jobs.queries.ts'

const BATCH = 2000

export const leadRetentionJob: Job = {
  name: 'lead-anonimizacao',
  cron: '20 3 * * *',
  async run({ connection, parameters }) {
    const months = await parameters.read('lead_retencao_meses')
    // Leads first: their participants are anonymised with them.
    for (const forget of [anonymiseLeads, forgetParticipants])
      await untilFewer(BATCH, (size) => inTransaction(connection.db, null, (db) => forget(db, months, size)))
    await inTransaction(connection.db, null, (db) => forgetSheets(db, months))
  },
}
