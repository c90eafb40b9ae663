import { ENDED_HEADER, EXPIRY_HEADER } from '@intranet/contract/access/session-headers'
import { useSyncExternalStore } from 'react'

let end = 0
const listeners = new Set<() => void>()

/** Takes from an answer when the session ends, and whose drafts go because somebody ended it. */
export function noteSessionEnd(headers: Headers): void {
  const ended = headers.get(ENDED_HEADER)
  if (ended) void import('./draft.ts').then(({ dropDraftsOf }) => dropDraftsOf(Number(ended)))
  const answered = Number(headers.get(EXPIRY_HEADER))
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
