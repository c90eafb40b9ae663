import type { Job } from './job.ts'
import { arrangeMonths } from './months.queries.ts'

/**
 * Every night after the retentions: the months of the next time are made, those that are empty and over are removed
 * (docs/deploy.md#months). Safe to run twice.
 */
export const monthsJob: Job = {
  name: 'meses',
  cron: '41 4 * * *',
  async run({ connection: { db } }) {
    await arrangeMonths(db)
  },
}
