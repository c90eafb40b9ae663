/** At night: forgets imports of sheets after thirty days (docs/screens.md#import-of-a-sheet). */
import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { forgetOldImports } from './sheet-import.queries.ts'

export const sheetRetentionJob: Job = {
  name: 'sheet-imports-retention',
  cron: '40 3 * * *',
  run: ({ connection }) => inTransaction(connection.db, null, forgetOldImports),
}
