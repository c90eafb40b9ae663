import type { Job } from '../../../platform/job.ts'
import { untilFewer } from '../../../platform/retention.ts'
import { DELIVERY_DAYS, forgetDeliveries } from './delivery.queries.ts'
import { handOut } from './hand-out.service.ts'
import { sendDeliveries } from './send-deliveries.service.ts'

const BATCH = 5000

/** Milliseconds of one run: what is left is the next one's. */
const LONGEST_RUN = 50_000

/** Every minute, beside the pump: what waits for its next try, and what no server was woken for. */
export const webhookJob: Job = {
  name: 'webhooks',
  cron: '* * * * *',
  retries: 0,
  async run({ connection: { db }, outgoing, sealed, offers }) {
    await handOut(db, offers.events)
    const sending = { db, outgoing, sealed, kinds: offers.events }
    await sendDeliveries(sending, AbortSignal.timeout(LONGEST_RUN))
  },
}

/** Every night: forgets old deliveries. */
export const webhookRetentionJob: Job = {
  name: 'webhooks-retencao',
  cron: '53 3 * * *',
  async run({ connection: { db } }) {
    await untilFewer(BATCH, (size) => forgetDeliveries(db, DELIVERY_DAYS, size))
  },
}
