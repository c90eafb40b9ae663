import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { notifyNewMatches } from './saved-search.service.ts'

/** Every quarter of an hour: searches that newly find somebody tell their owners. Safe to run twice. */
export const savedSearchJob: Job = {
  name: 'busca-talento',
  cron: '*/15 * * * *',
  run: ({ connection: { db } }) => inTransaction(db, null, notifyNewMatches),
}
