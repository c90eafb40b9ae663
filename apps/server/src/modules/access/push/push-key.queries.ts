import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** The table of the keys that are sealed. */
export const KEYS = 'push_chave'

/** The newest pair: browsers register with it. */
export const findPushKey = (db: Database) =>
  db.selectFrom(KEYS).select(['id', 'publica', 'privada']).orderBy('id', 'desc').limit(1).executeTakeFirst()

/** Every pair that a device may be registered with. */
export const listPushKeys = (db: Database) =>
  db.selectFrom(KEYS).select(['id', 'publica', 'privada']).orderBy('id').limit(100).execute()

interface Pair {
  publica: string
  privada: string
}

/** Stores the installation's first pair of keys; of two servers that make one at the same moment the first stays. */
export const insertPushKey = (db: Database, pair: Pair) =>
  db
    .insertInto(KEYS)
    .values({ id: 1, ...pair })
    .onConflict((at) => at.column('id').doNothing())
    .execute()

/** Stores a pair that browsers register with from now on. */
export const insertNextPushKey = (db: Database, pair: Pair) =>
  db
    .insertInto(KEYS)
    .values({ id: sql<number>`nextval('push_chave_id_seq')`, ...pair })
    .execute()

/** Removes every pair but the newest, with the devices that are registered with them. Answers how many devices. */
export async function removeFormerPushKeys(db: Database): Promise<number> {
  const former = sql<boolean>`id_chave < (select max(id) from push_chave)`
  const { numDeletedRows } = await db.deleteFrom('aparelho_push').where(former).executeTakeFirstOrThrow()
  await sql`delete from push_chave where id < (select max(id) from push_chave)`.execute(db)
  return Number(numDeletedRows)
}

/** Removes pairs that no device is registered with any more, but for the newest. */
export const removeUnusedPushKeys = (db: Database) =>
  sql`delete from push_chave k where k.id < (select max(id) from push_chave)
    and not exists (select from aparelho_push p where p.id_chave = k.id)`.execute(db)
