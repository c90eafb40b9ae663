import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { endPastVacancies } from './vacancy.queries.ts'

/** Shortly after midnight: vacancies whose last day was yesterday. Safe to run twice. */
export const vacancyEndJob: Job = {
  name: 'vaga-fim',
  cron: '5 0 * * *',
  run: async ({ connection: { db } }) => {
    await inTransaction(db, null, endPastVacancies)
  },
}
