import { sharedValue } from './shared-value.ts'

const MOST = 5
const kept = sharedValue<readonly string[]>([])

interface Warned {
  aviso?: unknown
  avisos?: unknown
}

/** `aviso` and `avisos` of what a save answered, also of the records in a list. */
const noticesIn = (answer: unknown): string[] =>
  [answer as Warned | Warned[] | null]
    .flat()
    .flatMap((one) => [one?.aviso, one?.avisos].flat())
    .filter((text): text is string => typeof text === 'string' && text !== '')

/** Keeps what a save warned of until it is closed; the newest five (docs/screens.md#warnings-of-a-save). */
export function keepNotices(answer: unknown): void {
  const found = noticesIn(answer)
  if (found.length > 0)
    kept.set([...new Set([...kept.get().filter((text) => !found.includes(text)), ...found])].slice(-MOST))
}

export const closeNotice = (text: string): void => kept.set(kept.get().filter((other) => other !== text))

/** Nobody else reads what one person was warned of. */
export const forgetNotices = (): void => kept.set([])

export const useKeptNotices = (): readonly string[] => kept.use()
