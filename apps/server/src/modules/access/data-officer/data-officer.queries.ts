import type { DataOfficerFields } from '@intranet/contract/access/data-officer'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Null where none was named, or who was named left. */
export const findDataOfficer = (db: Database) =>
  db
    .selectFrom('encarregado as e')
    .innerJoin('rh_usuario as u', 'u.id', 'e.id_usuario')
    .where('u.ativo', '=', true)
    .select(['e.id_usuario', 'e.contato', 'e.updated_at', 'u.email'])
    .select(sql<string>`coalesce(u.nome, u.email)`.as('nome'))
    .executeTakeFirst()

export async function isDataOfficer(db: Database, id_usuario: number): Promise<boolean> {
  const found = await db
    .selectFrom('encarregado')
    .where('id_usuario', '=', id_usuario)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

export const storeDataOfficer = (db: Database, fields: DataOfficerFields) =>
  db
    .insertInto('encarregado')
    .values(fields)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
    .execute()

/** Whether somebody keeps people's records: the data officer reads who read them there. */
export async function keepsPeople(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from rh_usuario u
    where u.id = ${id} and u.ativo and papeis_do_usuario(u.id) && array['rh:gestor', 'users:superadmin']`.execute(
    db,
  )
  return rows.length > 0
}
