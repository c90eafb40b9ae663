/** Transactions that carry who acts, so that history can name them. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { ActingPerson } from './actor.ts'
import { isUnreachable } from './database-errors.ts'
import { refusals } from './errors.ts'

/** Opens the transaction of a call, once its slow part is done. */
export type Write = <T>(work: (db: Database) => Promise<T>) => Promise<T>

const text = (id: number | undefined) => (id === undefined ? '' : String(id))

/**
 * Runs `work` in one transaction with the acting person (and their key) set; a throw rolls everything back. Within the
 * transaction of another call it is part of that. Throws "unknown outcome" where the answer to the COMMIT was lost.
 */
export async function inTransaction<T>(
  db: Database,
  acting: ActingPerson | null,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db)
  let worked = false
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`select set_config('app.user_id', ${text(acting?.id)}, true),
        set_config('app.key_id', ${text(acting?.chave?.id)}, true)`.execute(transaction)
      const done = await work(transaction)
      worked = true
      return done
    })
  } catch (error) {
    if (worked && isUnreachable(error)) throw refusals.unknownOutcome()
    throw error
  }
}
