import type { Job } from '../../../platform/job.ts'
import { sendingOf } from './push-pump.ts'
import { removeUnusedPushKeys } from './push-key.queries.ts'
import { removeUnseenDevices } from './push.queries.ts'
import { sendPushes } from './send-pushes.service.ts'

/** Days after which a device gets no notices any more, where nobody opened the app on it. */
const UNSEEN_DAYS = 30
/** Milliseconds of one run: what is left is the next one's. */
const LONGEST_RUN = 50_000

/** Every minute, beside the pump: what waits for its next try, and what no server was woken for. */
export const pushJob: Job = {
  name: 'push',
  cron: '* * * * *',
  retries: 0,
  run: async (deps) => void (await sendPushes(sendingOf(deps), AbortSignal.timeout(LONGEST_RUN))),
}

/** Every night: ends the notices of devices that nobody uses, and keys that no device uses. */
export const pushRetentionJob: Job = {
  name: 'push-retencao',
  cron: '41 3 * * *',
  run: async ({ connection: { db } }) => {
    await removeUnseenDevices(db, UNSEEN_DAYS)
    await removeUnusedPushKeys(db)
  },
}
