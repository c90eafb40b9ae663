/** Whose password came by mail, and the codes that release the setting up of their factor (docs/access.md#first-factor). */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { hashToken } from '../../../platform/token.ts'

/** Days after which a browser that somebody signs in from says more than their mailbox. */
const KNOWN_DAYS = 7

/** Notes that somebody's password was chosen by a mail now, or says no more than such a one: their factors were lost. */
export const markMailedPassword = (db: Database, id_usuario: number) =>
  db
    .insertInto('senha_por_email')
    .values({ id_usuario })
    .onConflict((conflict) => conflict.column('id_usuario').doUpdateSet({ created_at: sql`now()` }))
    .execute()

/** Whether somebody's password came by mail, unless the device has been theirs for some days. */
export async function isMailAlone(
  db: Database,
  id_usuario: number,
  device: number | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    select from senha_por_email s where s.id_usuario = ${id_usuario} and not exists (
      select from aparelho a where a.id = ${device ?? null}::bigint and a.id_usuario = ${id_usuario}
        and a.created_at < now() - make_interval(days => ${KNOWN_DAYS}))`.execute(db)
  return rows.length > 0
}

export const storeRelease = (
  db: Database,
  {
    id_usuario,
    id_liberado_por,
    code,
    expira_em,
  }: {
    id_usuario: number
    id_liberado_por: number
    code: string
    expira_em: Date
  },
) => {
  const row = { id_liberado_por, expira_em, hash: hashToken(code) }
  return db
    .insertInto('fator_liberacao')
    .values({ id_usuario, ...row })
    .onConflict((conflict) => conflict.column('id_usuario').doUpdateSet(row))
    .execute()
}

const releasesOf = (db: Database, id_usuario: number, code: string) =>
  db
    .selectFrom('fator_liberacao')
    .where('id_usuario', '=', id_usuario)
    .where('hash', '=', hashToken(code))
    .where('expira_em', '>', sql<Date>`now()`)

/** Whether a release is this person's and in force: the app's code is not spent on a wrong one. */
export async function isReleased(db: Database, id_usuario: number, code: string): Promise<boolean> {
  return (await releasesOf(db, id_usuario, code).select('id_usuario').executeTakeFirst()) !== undefined
}

/** Uses a release up. False for one that is not this person's, is over, or was used. */
export async function takeRelease(db: Database, id_usuario: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('fator_liberacao')
    .where('id_usuario', '=', id_usuario)
    .where('hash', '=', hashToken(code))
    .where('expira_em', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Somebody who set up a factor is known by it. */
export const dropMailedPassword = (db: Database, id_usuario: number) =>
  db.deleteFrom('senha_por_email').where('id_usuario', '=', id_usuario).execute()
