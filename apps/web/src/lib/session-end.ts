import { ENDED_HEADER, EXPIRY_HEADER } from '@intranet/contract/access/session-headers'
import { sharedValue } from './shared-value.ts'
import { onDevice } from './stored.ts'

const KEY = 'fim-sessao'
const end = sharedValue(0)

/** Whether it was another end than the one that is known. */
function take(answered: number): boolean {
  if (!answered || answered === end.get()) return false
  end.set(answered)
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
  return end.get()
}

window.addEventListener('storage', ({ key }) => {
  if (key === KEY) newestSessionEnd()
})

/** The end by the newest answer of any tab; 0 before the first. Use moves it. */
export const useSessionEnd = end.use
