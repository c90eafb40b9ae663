/** Keeps this process sending what happened; what it misses is found by the job of each minute. */
import type { Deps } from '../../../platform/deps.ts'
import { startWorkPump, type WorkPump } from '../../../platform/work-pump.ts'
import { handOut } from './hand-out.service.ts'
import { createDeliveryWorkers } from './send-deliveries.service.ts'

/** Runs until it is stopped. */
export function startWebhookPump({
  connection: { db },
  outgoing,
  sealed,
  offers,
  events,
  log,
}: Pick<Deps, 'connection' | 'outgoing' | 'sealed' | 'offers' | 'events' | 'log'>): WorkPump {
  const stopping = new AbortController()
  const workers = createDeliveryWorkers({ db, outgoing, sealed, kinds: offers.events }, stopping.signal)
  const pump = startWorkPump({ events, log }, 'webhooks', async () => {
    await handOut(db, offers.events)
    workers.wake()
  })
  return {
    async stop() {
      stopping.abort()
      await pump.stop()
      await workers.whenIdle().catch((error: unknown) => log.error({ err: error }, 'webhooks'))
    },
  }
}
