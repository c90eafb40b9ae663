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

/** Takes a link away, and with it what began by it; answers whose it was. */
export const removeLink = (db: Database, id: number) =>
  db.deleteFrom('vinculo_identidade').where('id', '=', id).returning('id_usuario').executeTakeFirst()
