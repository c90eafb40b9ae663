import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface InPlaceOfPassword {
  id: number
  nome: string
}

/**
 * The provider that somebody signs in by instead of a password; undefined where they have theirs. An exception counts
 * while it is an active superadmin.
 */
export async function findPasswordsOff(db: Database, id: number): Promise<InPlaceOfPassword | undefined> {
  const { rows } = await sql<InPlaceOfPassword>`
    select p.id, p.nome from rh_usuario u
    join provedor_identidade_dominio d on d.dominio = split_part(u.email, '@', 2)
    join provedor_identidade p on p.id = d.id_provedor and p.ativo and p.senhas_desligadas
    cross join lateral (select 'users:superadmin' = any (papeis_do_usuario(u.id)) as superadmin) s
    where u.id = ${id} and (u.funcionario or s.superadmin)
      and not (s.superadmin and u.id in (p.id_excecao_1, p.id_excecao_2))`.execute(db)
  return rows[0]
}
