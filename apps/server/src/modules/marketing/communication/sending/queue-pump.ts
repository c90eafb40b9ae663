/** Keeps this process working the queue: one round per channel at a time, another as soon as something is due. */
import type { Channel } from '@intranet/contract/marketing/communication-words'
import { dueChannels } from './channel-stop.queries.ts'
import { tidyQueue } from './communication-upkeep.job.ts'
import { createContent } from './message-content.ts'
import { workQueue, type WorkerDeps } from './queue-worker.ts'

/** How soon a message that became due is seen, in ms. */
const IDLE_MS = 2000
/** How often leases of dead workers are looked for, in ms. */
const TIDY_MS = 15_000

export interface Pump {
  stop(): Promise<void>
}

interface PumpOptions {
  idleMs?: number
  tidyMs?: number
  /** Seconds of a lease. */
  duracao?: number
}

export function startPump(deps: WorkerDeps, options: PumpOptions = {}): Pump {
  const { idleMs = IDLE_MS, tidyMs = TIDY_MS, duracao } = options
  const { db } = deps.connection
  const stopping = new AbortController()
  const content = createContent(db, deps.sealed, deps.publicUrl)
  const running = new Map<Channel, Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined
  let tidied = 0
  let round: Promise<void> = Promise.resolve()

  function work(canal: Channel): void {
    if (running.has(canal)) return
    const working = workQueue(deps, canal, { duracao, content, signal: stopping.signal })
      .catch((error: unknown) => deps.log.error({ err: error, canal }, 'queue worker'))
      .finally(() => running.delete(canal))
    running.set(canal, working)
  }

  async function look(): Promise<void> {
    try {
      if (Date.now() - tidied >= tidyMs) {
        tidied = Date.now()
        await tidyQueue(deps)
      }
      for (const canal of await dueChannels(db)) work(canal)
    } catch (error) {
      deps.log.error({ err: error }, 'queue')
    }
    if (!stopping.signal.aborted) timer = setTimeout(() => void (round = look()), idleMs)
  }

  round = look()
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await round
      clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}
