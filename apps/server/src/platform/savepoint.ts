/** One record among others of a transaction: its refusal leaves the others as they are. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { AppError } from './errors.ts'
import { markLast } from './transaction.ts'

/** What `work` wrote goes when it throws; the transaction around it stays. */
export async function inSavepoint<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const forgetSince = markLast(db)
  await sql`savepoint registro`.execute(db)
  try {
    const done = await work()
    await sql`release savepoint registro`.execute(db)
    return done
  } catch (error) {
    await sql`rollback to savepoint registro`.execute(db)
    forgetSince()
    throw error
  }
}

/** A refusal of one record among others, in a sentence. */
export const reasonOf = ({ message, details: { campos } }: AppError) =>
  campos ? Object.values(campos).join(' ') : message
