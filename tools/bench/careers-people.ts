import type { Database } from '@intranet/db/connection'
import { hashToken, newToken } from '@intranet/server/platform/token'

/** A session of somebody, as if they had signed in; answers its token. */
export async function openSession(db: Database, id_usuario: number): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessao')
    .values({ id: hashToken(token), id_usuario, expires_at: new Date(Date.now() + 43_200_000) })
    .execute()
  return token
}
