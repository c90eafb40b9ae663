import type { Database } from '@intranet/db/connection'

/** Name and address of somebody who is written to. */
export const findAccountOf = (db: Database, id: number) =>
  db.selectFrom('rh_usuario').select(['nome', 'email']).where('id', '=', id).executeTakeFirst()
