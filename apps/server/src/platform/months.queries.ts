import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Makes the months of the next time, and removes those that are empty and over. */
export const arrangeMonths = (db: Database) => sql`select meses_arruma()`.execute(db)
