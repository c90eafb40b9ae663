import { useSyncExternalStore } from 'react'

const MOST = 5
let kept: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: readonly string[]): void {
  kept = next
  for (const listener of listeners) listener()
}

/** `aviso` and `avisos` of what a save answered, also of the records in a list. */
function noticesIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(noticesIn)
  if (typeof answer !== 'object' || answer === null) return []
  const one = 'aviso' in answer ? answer.aviso : null
  const several = 'avisos' in answer && Array.isArray(answer.avisos) ? answer.avisos : []
  return [one, ...several].filter((text): text is string => typeof text === 'string' && text !== '')
}

/** Keeps what a save warned of until it is closed; the newest five (docs/screens.md#warnings-of-a-save). */
export function keepNotices(answer: unknown): void {
  const found = noticesIn(answer)
  if (found.length > 0)
    change([...new Set([...kept.filter((text) => !found.includes(text)), ...found])].slice(-MOST))
}

export const closeNotice = (text: string): void => change(kept.filter((other) => other !== text))

/** Nobody else reads what one person was warned of. */
export const forgetNotices = (): void => change([])

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKeptNotices = (): readonly string[] => useSyncExternalStore(subscribe, () => kept)
