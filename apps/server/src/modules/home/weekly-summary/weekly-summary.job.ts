import type { Job } from '../../../platform/job.ts'
import { sendSummaries } from './send-summaries.service.ts'

/** Mondays from 7 h on: what an hour did not send, the next one does. */
export const weeklySummaryJob: Job = {
  name: 'resumo-semanal',
  cron: '5 7-11 * * 1',
  run: sendSummaries,
}
