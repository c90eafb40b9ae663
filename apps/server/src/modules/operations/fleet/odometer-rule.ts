/** What a reading may be between its neighbours (docs/operations.md#odometer). */
import { DAY_MS } from '@intranet/contract/durations'
import { fleet as text } from '@intranet/contract/messages/fleet'

/** An odometer at a moment. */
export interface OdometerPoint {
  momento: Date
  km: number
}

interface Between {
  before?: OdometerPoint
  after?: OdometerPoint
  /** Kilometres a day that nobody is asked about. */
  perDay: number
  /** It takes no other one's place. */
  added: boolean
}

export interface ReadingProblem {
  message: string
  /** A person may say that it is right. */
  asks: boolean
}

/** What is wrong with a reading, or has to be confirmed; undefined where it fits. */
export function readingProblem(
  { momento, km, confirmar }: OdometerPoint & { confirmar?: boolean },
  { before, after, perDay, added }: Between,
): ReadingProblem | undefined {
  if (before && km < before.km) {
    const newest = added && !after
    return {
      message: newest ? text.kmBack(before.km) : text.kmBefore(before.km, before.momento),
      asks: false,
    }
  }
  if (after && km > after.km) return { message: text.kmAhead(after.km, after.momento), asks: false }
  if (!before || confirmar) return undefined
  const days = Math.max(1, Math.ceil((momento.getTime() - before.momento.getTime()) / DAY_MS))
  const jump = km - before.km
  return jump > days * perDay ? { message: text.kmJump(jump, days), asks: true } : undefined
}

/**
 * What is wrong with new readings of one vehicle between those that are there: each is judged in the order of the
 * moments, beside those that were right. Both lists are in that order.
 */
export function problemsOfReadings<Key>(
  fresh: readonly (OdometerPoint & { key: Key; confirmar?: boolean })[],
  there: readonly OdometerPoint[],
  perDay: number,
): Map<Key, ReadingProblem> {
  const problems = new Map<Key, ReadingProblem>()
  let before: OdometerPoint | undefined
  let place = 0
  for (const reading of fresh) {
    while (place < there.length && there[place]!.momento <= reading.momento) before = there[place++]
    const problem = readingProblem(reading, { before, after: there[place], perDay, added: true })
    if (problem) problems.set(reading.key, problem)
    else before = reading
  }
  return problems
}
