import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Who keeps the people of a provider (of any, when null): those who hold rh:gestor there now. */
export async function hrManagersOf(db: Database, id_empresa: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from papel_em_vigor p join rh_usuario u on u.id = p.id_usuario and u.ativo
    where p.papel = 'rh:gestor' and (${id_empresa}::bigint is null
      or exists (select from empresa_em_vigor e where e.id_usuario = u.id and e.id_empresa = ${id_empresa}))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
