/** Keeps this process sending what happened: a commit wakes it, so that a delivery begins within two seconds. */
import type { Deps } from '../../../platform/deps.ts'
import { handOut } from './hand-out.service.ts'
import { createDeliveryWorkers } from './send-deliveries.service.ts'

/** Between two looks, in milliseconds: what happens meanwhile leaves together. */
const BETWEEN = 500

export interface WebhookPump {
  stop(): Promise<void>
}

/** Runs until it is stopped; what it misses is found by the job of each minute. */
export function startWebhookPump({
  connection: { db },
  outgoing,
  sealed,
  offers,
  events,
  log,
}: Pick<Deps, 'connection' | 'outgoing' | 'sealed' | 'offers' | 'events' | 'log'>): WebhookPump {
  const stopping = new AbortController()
  const workers = createDeliveryWorkers({ db, outgoing, sealed, kinds: offers.events }, stopping.signal)
  let timer: NodeJS.Timeout | undefined
  let looked = 0
  let round: Promise<void> | undefined
  let isWoken = false

  async function look(): Promise<void> {
    isWoken = false
    looked = Date.now()
    try {
      await handOut(db, offers.events)
      workers.wake()
    } catch (error) {
      log.error({ err: error }, 'webhooks')
    }
    round = undefined
    if (isWoken) plan()
  }

  function plan(): void {
    if (timer || stopping.signal.aborted) return
    timer = setTimeout(
      () => {
        timer = undefined
        round = look()
      },
      Math.max(0, looked + BETWEEN - Date.now()),
    )
  }

  const ignore = events.onWork('webhooks', () => {
    isWoken = true
    if (!round) plan()
  })
  return {
    async stop() {
      ignore()
      stopping.abort()
      clearTimeout(timer)
      await round
      await workers.whenIdle().catch((error: unknown) => log.error({ err: error }, 'webhooks'))
    },
  }
}
