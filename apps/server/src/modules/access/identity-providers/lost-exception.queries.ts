import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface LostException {
  id: number
  provedor: string
  id_usuario: number
  pessoa: string
}

/** People whom "Senhas desligadas" names as exceptions, and who are no active superadmins any more. */
export async function listLostExceptions(db: Database): Promise<LostException[]> {
  const { rows } = await sql<LostException>`
    select p.id, p.nome as provedor, u.id as id_usuario, coalesce(u.nome, u.email) as pessoa
    from provedor_identidade p join rh_usuario u on u.id in (p.id_excecao_1, p.id_excecao_2)
    where p.ativo and p.senhas_desligadas
      and not (u.ativo and 'users:superadmin' = any (papeis_do_usuario(u.id)))
    order by p.id, u.id limit 100`.execute(db)
  return rows
}
