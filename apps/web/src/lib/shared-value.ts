import { useSyncExternalStore } from 'react'
import { createSignal } from './signal.ts'

/** A value outside React that pages follow. */
export function sharedValue<T>(value: T) {
  const changed = createSignal()
  return {
    get: () => value,
    set(next: T) {
      value = next
      changed.report()
    },
    isFollowed: changed.isHeard,
    use: () => useSyncExternalStore(changed.listen, () => value),
  }
}
