import { useSyncExternalStore } from 'react'

/** Carried by every answer to a signed-in person: when the session ends, in milliseconds since 1970. */
const HEADER = 'x-sessao-expira'

let end = 0
const listeners = new Set<() => void>()

export function noteSessionEnd(headers: Headers): void {
  const answered = Number(headers.get(HEADER))
  if (!answered || answered === end) return
  end = answered
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The end by the newest answer; 0 before the first. Use moves it. */
export const useSessionEnd = (): number => useSyncExternalStore(subscribe, () => end)
