import type { LinkedWarning } from '@intranet/contract/answer'
import { sharedValue } from './shared-value.ts'

const MOST = 5
export interface KeptNotice {
  text: string
  /** The screen of what it asks for. */
  to?: string
}
const kept = sharedValue<readonly KeptNotice[]>([])

interface Warned {
  aviso?: unknown
  avisos?: unknown
}

function noticeOf(warning: unknown): KeptNotice[] {
  if (typeof warning === 'string') return warning === '' ? [] : [{ text: warning }]
  const { texto, rota } = (warning ?? {}) as Partial<LinkedWarning>
  return texto ? [{ text: texto, ...(rota && { to: rota }) }] : []
}

/** `aviso` and `avisos` of what a save answered, also of the records in a list. */
const noticesIn = (answer: unknown): KeptNotice[] =>
  [answer as Warned | Warned[] | null]
    .flat()
    .flatMap((one) => [one?.aviso, one?.avisos].flat().flatMap(noticeOf))

/** Keeps what a save warned of until it is closed; the newest five (docs/screens.md#warnings-of-a-save). */
export function keepNotices(answer: unknown): void {
  const found = noticesIn(answer)
  if (found.length === 0) return
  const all = [...kept.get(), ...found]
  kept.set(all.filter(({ text }, n) => !all.slice(n + 1).some((later) => later.text === text)).slice(-MOST))
}

export const closeNotice = (text: string): void => kept.set(kept.get().filter((other) => other.text !== text))

/** Nobody else reads what one person was warned of. */
export const forgetNotices = (): void => kept.set([])

export const useKeptNotices = (): readonly KeptNotice[] => kept.use()
