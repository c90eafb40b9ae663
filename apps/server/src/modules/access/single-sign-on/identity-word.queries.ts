import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export const listLinks = (db: Database, id_usuario: number) =>
  db
    .selectFrom('vinculo_identidade as v')
    .innerJoin('provedor_identidade as p', 'p.id', 'v.id_provedor')
    .leftJoin('rh_usuario as q', 'q.id', 'v.id_vinculado_por')
    .select(['v.id', 'p.nome as provedor', 'v.sujeito', 'v.created_at'])
    .select(sql<string | null>`coalesce(q.nome, q.email)`.as('vinculado_por'))
    .where('v.id_usuario', '=', id_usuario)
    .orderBy('v.created_at', 'desc')
    .limit(50)
    .execute()

/** Identities that came with somebody's address, the newest first. */
export const listWaiting = (db: Database, id_usuario: number) =>
  db
    .selectFrom('identidade_espera as e')
    .innerJoin('provedor_identidade as p', 'p.id', 'e.id_provedor')
    .innerJoin('rh_usuario as u', (on) => on.on(sql<boolean>`e.email in (u.email, lower(u.email_corp))`))
    .select(['e.id_provedor', 'p.nome as provedor', 'e.sujeito', 'e.email', 'e.updated_at'])
    .where('u.id', '=', id_usuario)
    .orderBy('e.updated_at', 'desc')
    .limit(50)
    .execute()

/** What began by a link; nothing more does until the transaction ends. */
export async function sessionsOfLink(db: Database, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sessao_identidade')
    .select('id')
    .where('id_vinculo', '=', id)
    .forUpdate()
    .limit(100_000)
    .execute()
  return rows.map((row) => row.id)
}

/** Takes a link away, once what began by it has ended. False where there is none. */
export async function removeLink(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('vinculo_identidade')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
