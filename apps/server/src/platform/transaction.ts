/** Transactions that carry who acts, so that history can name them. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Runs `work` in one transaction with the acting user set; a throw rolls everything back. */
export function inTransaction<T>(
  db: Database,
  userId: number | null,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('app.user_id', ${userId === null ? '' : String(userId)}, true)`.execute(
      transaction,
    )
    return work(transaction)
  })
}
