import type { Job } from '../../../platform/job.ts'
import { rescorePending, rescoreQueue } from './rescore.service.ts'

/** Scores a vacancy whose words changed; every minute also what nobody woke. Safe to run twice. */
export const rescoreJob: Job<{ id_vaga?: number }> = {
  ...rescoreQueue,
  awaited: true,
  cron: '* * * * *',
  run: ({ connection: { db } }, { id_vaga }) => rescorePending(db, id_vaga),
}
