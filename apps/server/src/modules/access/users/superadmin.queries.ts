import { SUPERADMIN } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export async function activeSuperadmins(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from rh_usuario u where u.ativo and u.id in (
      select id_usuario from usuario_papel where papel = ${SUPERADMIN}
      union all
      select up.id_usuario from users_profiles up join perfil_acesso p on p.id = up.id_perfil
      where p.ativo and p.roles @> array[${SUPERADMIN}]::text[]
    )`.execute(db)
  return rows.map(({ id }) => id)
}

/** The roles in force for a person, in this transaction. */
export async function rolesOf(db: Database, id: number): Promise<string[]> {
  const { rows } = await sql<{ roles: string[] }>`select papeis_do_usuario(${id}) as roles`.execute(db)
  return rows[0]!.roles
}
