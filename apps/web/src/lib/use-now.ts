import { MINUTE_MS } from '@intranet/contract/durations'
import { dayInBrazil } from '@intranet/contract/today'
import { useSyncExternalStore } from 'react'
import { createSignal } from './signal.ts'

const CHECK_MS = 10_000

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

const ticked = createSignal()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all that show the time: a list has hundreds of cells that do. */
function listen(renew: () => void) {
  const stop = ticked.listen(renew)
  timer ??= setInterval(() => ticked.report(), CHECK_MS)
  return () => {
    stop()
    if (ticked.isHeard()) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The present minute, in milliseconds. It renews itself: a page may be open for days. */
export const useNow = (): number => useSyncExternalStore(listen, minute)

/** Today in São Paulo, as `YYYY-MM-DD`. It renews itself too. */
export const useToday = (): string => useSyncExternalStore(listen, () => dayInBrazil(Date.now()))
