import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { forgetUnhired } from './forget-first-day.queries.ts'

/** Every night: what was sent before a first day that did not come. Safe to run twice. */
export const firstDayRetentionJob: Job = {
  name: 'pre-admissao-retencao',
  cron: '55 3 * * *',
  async run({ connection: { db }, parameters }) {
    const days = await parameters.read('pre_admissao_guarda_dias')
    await inTransaction(db, null, (transaction) => forgetUnhired(transaction, days))
  },
}
