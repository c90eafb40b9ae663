import type { Deps } from '../../../platform/deps.ts'
import { startWorkPump, type WorkPump } from '../../../platform/work-pump.ts'
import { sendPushes, type Sending } from './send-pushes.service.ts'

/** What sending works with, of a server's. */
export const sendingOf = ({
  connection: { db },
  env,
  outgoing,
  sealed,
  publicUrl,
  metrics,
  log,
}: Pick<Deps, 'connection' | 'env' | 'outgoing' | 'sealed' | 'publicUrl' | 'metrics' | 'log'>): Sending => ({
  db,
  env,
  outgoing,
  sealed,
  publicUrl,
  metrics,
  log,
})

/** Keeps this process sending notices to devices; what it misses is found by the job of each minute. */
export function startPushPump(deps: Deps): WorkPump {
  const stopping = new AbortController()
  const pump = startWorkPump(deps, 'push', () => sendPushes(sendingOf(deps), stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await pump.stop()
    },
  }
}
