import { POSITION_DAYS } from '@intranet/contract/operations/field-report-options'
import type { Job } from '../../../platform/job.ts'
import { forgetPositions } from './field-report.queries.ts'

/** Every night: where devices were goes after 90 days (docs/operations.md#place-of-a-report). Safe to run twice. */
export const fieldReportPositionJob: Job = {
  name: 'relato-posicao',
  cron: '25 3 * * *',
  async run({ connection }) {
    await forgetPositions(connection.db, POSITION_DAYS)
  },
}
