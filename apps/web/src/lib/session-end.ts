import { ENDED_HEADER, EXPIRY_HEADER } from '@intranet/contract/access/session-headers'
import { useSyncExternalStore } from 'react'
import { onDevice } from './stored.ts'

const KEY = 'fim-sessao'
let end = 0
const listeners = new Set<() => void>()

function take(answered: number): void {
  if (!answered || answered === end) return
  end = answered
  for (const listener of listeners) listener()
}

/** Takes from an answer when the session ends, and whose drafts go because somebody ended it. */
export function noteSessionEnd(headers: Headers): void {
  const ended = headers.get(ENDED_HEADER)
  if (ended) void import('./draft.ts').then(({ dropDraftsOf }) => dropDraftsOf(Number(ended)))
  const answered = headers.get(EXPIRY_HEADER)
  if (!answered || Number(answered) === end) return
  onDevice.write(KEY, answered)
  take(Number(answered))
}

/** Reads what other tabs were answered: this one may have asked nothing for hours. */
export function newestSessionEnd(): number {
  take(Number(onDevice.read(KEY)))
  return end
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', newestSessionEnd)
  return () => listeners.delete(listener)
}

/** The end by the newest answer of any tab; 0 before the first. Use moves it. */
export const useSessionEnd = (): number => useSyncExternalStore(subscribe, () => end)
