import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/**
 * Bulk work leaves one record instead of one per row; with `false` the rest of the transaction is recorded
 * row by row again.
 */
export const withoutHistory = (db: Database, off: boolean) =>
  sql`select set_config('app.sem_historico', ${off ? 'on' : ''}, true)`.execute(db)
