import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { admitDue } from './admission.service.ts'

/** Soon after midnight, and every hour for days that were moved. */
export const admissionJob: Job = {
  name: 'admissao',
  cron: '2 * * * *',
  run: (deps) => admitDue(deps, (work) => inTransaction(deps.connection.db, null, work)),
}
