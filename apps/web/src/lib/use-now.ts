import { MINUTE_MS } from '@intranet/contract/durations'
import { dayInBrazil } from '@intranet/contract/today'
import { useSyncExternalStore } from 'react'

const CHECK_MS = 10_000

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

function listen(renew: () => void) {
  const timer = setInterval(renew, CHECK_MS)
  return () => clearInterval(timer)
}

/** The present minute, in milliseconds. It renews itself: a page may be open for days. */
export const useNow = (): number => useSyncExternalStore(listen, minute)

/** Today in São Paulo, as `YYYY-MM-DD`; the same. */
export const useToday = (): string => useSyncExternalStore(listen, () => dayInBrazil(Date.now()))
