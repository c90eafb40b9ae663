/** Judges by key what the clients tried: an acknowledged write is there once, any other once or not at all. */
import { MOST_BEHIND_MS } from '@intranet/db/replicas'
import type { KeyedWrites } from './lead-writes.ts'

export interface Judged {
  lost: number
  /** Written twice, whatever was answered. */
  twice: number
  doubledIds: number
}

/** `times` says how often each key is in the database now. */
export function judge({ acknowledged, doubledIds }: KeyedWrites, times: ReadonlyMap<string, number>): Judged {
  const lost = [...acknowledged.keys()].filter((key) => !times.has(key)).length
  const twice = [...times.values()].filter((count) => count > 1).length
  return { lost, twice, doubledIds }
}

/** How many leads a file that was asked for at `asked` lacks: it is read where others' last seconds may not be yet. */
export function missingIn(keys: ReadonlySet<string>, { acknowledged }: KeyedWrites, asked: number): number {
  const due = [...acknowledged].filter(([, { at }]) => at <= asked - MOST_BEHIND_MS)
  return due.filter(([key]) => !keys.has(key)).length
}
