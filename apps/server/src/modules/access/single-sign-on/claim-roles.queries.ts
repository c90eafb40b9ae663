import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** The single roles of a person. */
export async function singleRoles(db: Database, id_usuario: number): Promise<string[]> {
  const rows = await db
    .selectFrom('usuario_papel')
    .select('papel')
    .where('id_usuario', '=', id_usuario)
    .orderBy(sql`papel collate "C"`)
    .execute()
  return rows.map(({ papel }) => papel)
}
