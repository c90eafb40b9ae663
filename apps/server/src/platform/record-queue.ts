/** Writes of one record follow each other: a locked row keeps one connection waiting, and not all of them. */
import { refusals } from './errors.ts'
import { waitInLine, type Line } from './line.ts'

/** Runs `work` once nobody else writes the record `key` names; without a key at once. Throws 409 after a while. */
export type RecordQueue = <T>(key: string | undefined, work: () => Promise<T>) => Promise<T>

/** `patience`: how long one waits for one's turn, in milliseconds. */
export function createRecordQueue(patience: number): RecordQueue {
  /** By record: who waits while somebody writes it. */
  const lines = new Map<string, Line>()

  return async (key, work) => {
    if (key === undefined) return work()
    const line = lines.get(key)
    if (line) await waitInLine(line, patience, refusals.locked)
    else lines.set(key, [])
    try {
      return await work()
    } finally {
      const next = lines.get(key)!.shift()
      if (next) next()
      else lines.delete(key)
    }
  }
}

const isId = (value: unknown): value is number => typeof value === 'number'

/** The one record that an input is about: its `id`, the only one of its `ids`, or the first `id_…`. */
export function recordIn(input: unknown): number | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const { id, ids } = input as { id?: unknown; ids?: unknown }
  if (isId(id)) return id
  if (Array.isArray(ids)) return ids.length === 1 && isId(ids[0]) ? ids[0] : undefined
  for (const [key, value] of Object.entries(input)) if (key.startsWith('id_') && isId(value)) return value
  return undefined
}
