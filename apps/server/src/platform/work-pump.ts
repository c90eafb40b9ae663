/** Keeps this process doing work of one name: what somebody commits wakes it, so that the work begins within two seconds. */
import type { Deps } from './deps.ts'

/** Between two looks, in milliseconds: what happens meanwhile is done together. */
const BETWEEN = 500

export interface WorkPump {
  /** Resolves once the look that is under way has ended. */
  stop(): Promise<void>
}

/** Calls `look` whenever work of this name was committed, one call at a time, until it is stopped; a failure is logged. */
export function startWorkPump(
  { events, log }: Pick<Deps, 'events' | 'log'>,
  name: string,
  look: () => Promise<unknown>,
): WorkPump {
  let timer: NodeJS.Timeout | undefined
  let looked = 0
  let round: Promise<void> | undefined
  let isWoken = false
  let isStopped = false

  async function lookOnce(): Promise<void> {
    isWoken = false
    looked = Date.now()
    try {
      await look()
    } catch (error) {
      log.error({ err: error }, name)
    }
    round = undefined
    if (isWoken) plan()
  }

  function plan(): void {
    if (timer || isStopped) return
    timer = setTimeout(
      () => {
        timer = undefined
        round = lookOnce()
      },
      Math.max(0, looked + BETWEEN - Date.now()),
    )
  }

  const ignore = events.onWork(name, () => {
    isWoken = true
    if (!round) plan()
  })
  return {
    async stop() {
      ignore()
      isStopped = true
      clearTimeout(timer)
      await round
    },
  }
}
