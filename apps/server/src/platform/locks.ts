/** Advisory locks: what must not happen twice at once, where there is no row to lock. They end with their transaction. */
import type { Database } from '@intranet/db/connection'
import { type RawBuilder, sql } from 'kysely'

/** Every lock of the product; its number keeps equal keys of two names apart. */
export const LOCKS = {
  newsPublication: 1,
  tree: 2,
  uploads: 3,
  superadmins: 4,
  firstAdmin: 5,
  categoryOrder: 6,
  openDocuments: 7,
  leadImport: 8,
  consent: 9,
  rouletteSpin: 10,
  rouletteDraw: 11,
  sendLane: 12,
  idempotencyKey: 13,
  changePositions: 14,
  listViews: 15,
  /** Taken by PostgreSQL when somebody inserts a period that may not overlap with another (migration 0890). */
  periodQueue: 16,
  fieldReports: 26,
  externalIds: 35,
  pushDevices: 39,
  planChange: 44,
  panelSend: 45,
} as const
export type LockName = keyof typeof LOCKS

/** What PostgreSQL locks: 64 bits of the name and the key, a text of ours or of the statement. */
export const lockKey = (name: LockName, key: string | RawBuilder<unknown>) =>
  sql`hashtextextended(${key}::text, ${sql.lit(LOCKS[name])})`

/** Waits until nobody else has it, and keeps it until the transaction ends. */
export const waitForLock = (db: Database, name: LockName, key: string | number = '') =>
  sql`select pg_advisory_xact_lock(${lockKey(name, String(key))})`.execute(db)

/** Takes it unless somebody else has it. */
export async function tryLock(db: Database, name: LockName, key: string | number = ''): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${lockKey(name, String(key))}) as free`.execute(db)
  return rows[0]?.free ?? false
}
