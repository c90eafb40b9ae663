import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { endOldIncidents } from './data-incident.queries.ts'

/** Every night: incidents that were closed five years ago end. Safe to run twice. */
export const dataIncidentJob: Job = {
  name: 'incidentes-retencao',
  cron: '40 3 * * *',
  async run({ connection: { db } }) {
    await inTransaction(db, null, endOldIncidents)
  },
}
