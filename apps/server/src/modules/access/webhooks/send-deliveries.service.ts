/** Who sends deliveries: one lease of a webhook at a time, so that each receiver gets one request at a time. */
import { deliver, type Sending } from './deliver.service.ts'
import { endLease, nextDelivery, renewLease, takeLease, type Lease } from './delivery.queries.ts'

/** Webhooks that are notified at the same time; each gets one request at a time. */
const AT_ONCE = 8
/** Bodies in one lease: then the others have theirs. */
const IN_A_TURN = 50

/** One body after the other; after a failure the others have their turn. Answers how many were tried. */
async function useLease(sending: Sending, first: Lease, isStopped: () => boolean): Promise<number> {
  let lease = first
  let sent = 0
  let goesOn = true
  while (goesOn && sent < IN_A_TURN && !isStopped()) {
    const delivery = await nextDelivery(sending.db, lease.id)
    const ate = delivery && (await renewLease(sending.db, lease))
    if (!delivery || !ate) break
    lease = { ...lease, ate }
    goesOn = await deliver(sending, lease, delivery)
    sent += 1
  }
  await endLease(sending.db, lease)
  return sent
}

export interface DeliveryWorkers {
  /** Looks for what is due, unless as many as may send at once already do. */
  wake(): void
  /** Waits until nothing is due. Answers how many bodies were tried; throws what sending threw. */
  whenIdle(): Promise<number>
}

/** Sends what is due, up to `AT_ONCE` webhooks at a time. Safe in several processes at once. */
export function createDeliveryWorkers(sending: Sending, signal?: AbortSignal): DeliveryWorkers {
  const active = new Set<Promise<void>>()
  let wakes = 0
  let sent = 0
  let failure: unknown

  const isNewer = (seen: number) => seen !== wakes
  const isStopped = () => signal?.aborted === true

  async function work(): Promise<void> {
    for (let seen = -1; isNewer(seen) && !isStopped();) {
      seen = wakes
      for (;;) {
        const lease = await takeLease(sending.db)
        if (!lease) break
        // There may be more: somebody else looks while this one sends.
        begin()
        sent += await useLease(sending, lease, isStopped)
        if (isStopped()) return
      }
    }
  }

  function begin(): void {
    if (active.size >= AT_ONCE || isStopped()) return
    const one: Promise<void> = work()
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => active.delete(one))
    active.add(one)
  }

  return {
    wake() {
      wakes += 1
      begin()
    },
    async whenIdle() {
      while (active.size) await Promise.all(active)
      if (failure !== undefined) throw failure
      return sent
    },
  }
}

/** Sends what is due, until `signal` ends it. Answers how many bodies were tried. Safe in several processes at once. */
export async function sendDeliveries(sending: Sending, signal?: AbortSignal): Promise<number> {
  const workers = createDeliveryWorkers(sending, signal)
  workers.wake()
  return workers.whenIdle()
}
