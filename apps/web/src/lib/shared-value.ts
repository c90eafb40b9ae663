import { useSyncExternalStore } from 'react'

/** A value outside React that pages follow. */
export function sharedValue<T>(value: T) {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get: () => value,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    isFollowed: () => listeners.size > 0,
    use: () => useSyncExternalStore(subscribe, () => value),
  }
}
