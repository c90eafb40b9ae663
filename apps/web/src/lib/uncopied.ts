import { useSyncExternalStore } from 'react'

let uncopied: string | null = null
const listeners = new Set<() => void>()

function change(text: string | null): void {
  uncopied = text
  for (const listener of listeners) listener()
}

/** Hands over what the browser did not copy; false where no page shows it. */
export function offerUncopied(text: string): boolean {
  if (listeners.size > 0) change(text)
  return listeners.size > 0
}

export const closeUncopied = (): void => change(null)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is still to be copied by hand, or null. */
export const useUncopied = (): string | null => useSyncExternalStore(subscribe, () => uncopied)
