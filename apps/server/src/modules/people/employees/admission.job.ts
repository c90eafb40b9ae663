import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { admitDue } from './admission.service.ts'

/** Soon after midnight, and within a minute where HR moved the day to today. */
export const admissionJob: Job = {
  name: 'admissao',
  cron: '* * * * *',
  run: (deps) => admitDue(deps, (work) => inTransaction(deps.connection.db, null, work)),
}
