/**
 * What a guest may send by a token: files while it is good, and the form once. The token is given after a proof of work,
 * or is in the link of an e-mail; the database keeps its hash alone.
 */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { hashToken, newToken } from './token.ts'
import type { GuestSending } from './uploads.ts'

/** Purpose → the most files that wait to be used. */
const filesOf = { patrocinio: 5, prestacao: 45 } as const
export type SendingPurpose = keyof typeof filesOf

export interface NewSending {
  id: number
  /** 43 characters; it is shown once and kept nowhere. */
  token: string
  expira_em: Date
}

/** Opens a sending that is good for some hours. */
export async function openSending(
  db: Database,
  finalidade: SendingPurpose,
  hours: number,
): Promise<NewSending> {
  const token = newToken()
  const { id, expira_em } = await db
    .insertInto('envio_visitante')
    .values({
      resumo: hashToken(token),
      finalidade,
      expira_em: sql<Date>`now() + make_interval(hours => ${hours}::int)`,
    })
    .returning(['id', 'expira_em'])
    .executeTakeFirstOrThrow()
  return { id, token, expira_em }
}

const unexpired = (db: Database, token: string) =>
  db
    .selectFrom('envio_visitante')
    .where('resumo', '=', hashToken(token))
    .where('expira_em', '>', sql<Date>`now()`)
    .select(['id', 'finalidade'])

/** The sending of a token, for uploads; undefined once it has expired. */
export async function findSending(db: Database, token: string): Promise<GuestSending | undefined> {
  const row = await unexpired(db, token).executeTakeFirst()
  return row && { envio: row.id, files: filesOf[row.finalidade as SendingPurpose] }
}

/** The same while nobody else uses it: two requests with one token wait for each other. */
export async function holdSending(
  db: Database,
  token: string,
  finalidade: SendingPurpose,
): Promise<GuestSending | undefined> {
  const row = await unexpired(db, token).where('finalidade', '=', finalidade).forUpdate().executeTakeFirst()
  return row && { envio: row.id, files: filesOf[finalidade] }
}

/** Deletes what expired a week ago. */
export const purgeSendings = (db: Database) =>
  sql`delete from envio_visitante where expira_em < now() - interval '7 days'`.execute(db)
