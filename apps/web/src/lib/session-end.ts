import { ENDED_HEADER, EXPIRY_HEADER } from '@intranet/contract/access/session-headers'
import { useSyncExternalStore } from 'react'
import { onDevice } from './stored.ts'

const KEY = 'fim-sessao'
let end = 0
const listeners = new Set<() => void>()

/** Whether it was another end than the one that is known. */
function take(answered: number): boolean {
  if (!answered || answered === end) return false
  end = answered
  for (const listener of listeners) listener()
  return true
}

/** Takes from an answer when the session ends, and whose drafts go because somebody ended it. */
export function noteSessionEnd(headers: Headers): void {
  const ended = headers.get(ENDED_HEADER)
  if (ended) void import('./draft.ts').then(({ dropDraftsOf }) => dropDraftsOf(Number(ended)))
  const answered = Number(headers.get(EXPIRY_HEADER))
  if (take(answered)) onDevice.write(KEY, String(answered))
}

/** Reads what other tabs were answered: this one may have asked nothing for hours. */
export function newestSessionEnd(): number {
  take(Number(onDevice.read(KEY)))
  return end
}

window.addEventListener('storage', ({ key }) => {
  if (key === KEY) newestSessionEnd()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The end by the newest answer of any tab; 0 before the first. Use moves it. */
export const useSessionEnd = (): number => useSyncExternalStore(subscribe, () => end)
