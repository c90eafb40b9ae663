import type { Job } from '../../../../platform/job.ts'
import { runShifts } from './shift.service.ts'

/** Shifts begin at 07:00, 13:00 and 20:00; every five minutes what was missed is caught up with, or lost. */
export const shiftJob: Job = {
  name: 'comunicacao-turnos',
  cron: '*/5 * * * *',
  retries: 0,
  run: (deps) => runShifts(deps),
}
