import { createSignal } from '@/lib/signal.ts'

/** The files of a form that are on their way. */
export interface PendingUploads {
  /** Returns what is called once the file has arrived, or has not. */
  begin: () => () => void
  any: () => boolean
  subscribe: (listener: () => void) => () => void
}

export function createPendingUploads(): PendingUploads {
  let count = 0
  const changed = createSignal()
  const change = (by: number) => {
    count += by
    changed.report()
  }
  return {
    begin: () => {
      change(1)
      return () => change(-1)
    },
    any: () => count > 0,
    subscribe: changed.listen,
  }
}
