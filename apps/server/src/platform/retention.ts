/** What is kept for a time alone: jobs end it in batches, and the page "Saúde" names what they did not get to. */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Parameters } from './parameters.ts'

/** Days after its time at which something that is still there is late: jobs run every night. */
export const GRACE_DAYS = 7

export interface Retention {
  /** What it is, in words of the page: `Destinos de mensagens`. */
  nome: string
  /** Whether rows are there that should have been ended `GRACE_DAYS` ago. */
  isLate: (db: Database) => Promise<boolean>
}

/** Ends what a table kept for long enough, also of its months that were moved aside (docs/deploy.md#months). */
export type Sweep = (ground: { db: Database; parameters: Parameters }) => Promise<void>

/**
 * Whether a statement selects anything. Order it as its index is: PostgreSQL ignores an order within `exists`, and then
 * may read the whole table.
 */
export async function isThere(db: Database, overdue: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ ha: boolean }>`select count(*) > 0 as ha from (${overdue} limit 1) o`.execute(
    db,
  )
  return rows[0]!.ha
}

/** Repeats a batch until it finds fewer than it takes. Answers how many rows all of them ended. */
export async function untilFewer(size: number, batch: (size: number) => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const done = await batch(size)
    all += done
    if (done < size) return all
  }
}

/** The names of those that are late. */
export async function lateOf(db: Database, retentions: readonly Retention[]): Promise<string[]> {
  const late = await Promise.all(retentions.map((one) => one.isLate(db)))
  return retentions.filter((_one, place) => late[place]).map(({ nome }) => nome)
}
