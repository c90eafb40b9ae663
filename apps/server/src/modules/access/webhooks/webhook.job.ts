import type { Job } from '../../../platform/job.ts'
import { forgetDeliveries } from './delivery.queries.ts'
import { handOut } from './hand-out.service.ts'
import { sendDeliveries } from './send-deliveries.service.ts'

/** Days that deliveries are kept. */
export const DELIVERY_DAYS = 30
const BATCH = 5000

/** Every minute, and when somebody sends again: what happened becomes deliveries, and what is due is sent. */
export const webhookJob: Job = {
  name: 'webhooks',
  cron: '* * * * *',
  awaited: true,
  retries: 0,
  async run({ connection: { db }, outgoing, sealed, offers }) {
    await handOut(db, offers.events)
    await sendDeliveries({ db, outgoing, sealed, kinds: offers.events })
  },
}

/** Every night: forgets old deliveries. */
export const webhookRetentionJob: Job = {
  name: 'webhooks-retencao',
  cron: '53 3 * * *',
  async run({ connection: { db } }) {
    while ((await forgetDeliveries(db, DELIVERY_DAYS, BATCH)) === BATCH);
  },
}
