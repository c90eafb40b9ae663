/** When a scheduled job was to run, and whether it did. */
import { DAY_MS } from '@intranet/contract/durations'
import type { HealthJob } from '@intranet/contract/access/health'
import { CronExpressionParser } from 'cron-parser'
import { JOB_ZONE } from '../../../platform/jobs.ts'
import type { ScheduledJob } from './health.queries.ts'

/** A run may begin, and end, this long after its time, in ms. */
const PATIENCE_MS = 15 * 60_000
/** The queue forgets runs after a week: what was to run before is not missed. */
const REMEMBERED_MS = 6 * DAY_MS

/** The last time before `now` that a schedule names. */
export const lastTime = (cron: string, now: Date): Date =>
  CronExpressionParser.parse(cron, { tz: JOB_ZONE, currentDate: now }).prev().toDate()

/** A job is late when it was to run, had its time for it, and no run ended well since; it is weak when runs failed. */
export function jobState({ nome, cron, desde, ultimo_sucesso, falhas }: ScheduledJob, now: Date): HealthJob {
  const due = lastTime(cron, new Date(now.getTime() - PATIENCE_MS))
  const expected = due > desde && now.getTime() - due.getTime() < REMEMBERED_MS
  const late = expected && (ultimo_sucesso === null || ultimo_sucesso < due)
  return {
    nome,
    situacao: late ? 'falha' : falhas > 0 ? 'atencao' : 'ok',
    prevista_em: due,
    ultimo_sucesso,
    falhas,
  }
}
