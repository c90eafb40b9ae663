import type { Database } from '@intranet/db/connection'

/** The table of the key that is sealed. */
export const KEYS = 'push_chave'

export const findPushKey = (db: Database) =>
  db.selectFrom(KEYS).select(['publica', 'privada']).executeTakeFirst()

/** Stores the installation's pair of keys; of two servers that make one at the same moment the first stays. */
export const insertPushKey = (db: Database, pair: { publica: string; privada: string }) =>
  db
    .insertInto(KEYS)
    .values({ id: 1, ...pair })
    .onConflict((at) => at.column('id').doNothing())
    .execute()
