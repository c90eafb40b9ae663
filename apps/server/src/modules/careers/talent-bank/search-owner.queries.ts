import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'

/** Somebody with their rights of now, for what is done in their name in the background; nobody who left. */
export async function findActorById(db: Database, id: number): Promise<Actor | undefined> {
  const { rows } = await sql<Actor>`
    select u.id, u.nome, u.email, u.funcionario as employee, papeis_do_usuario(u.id) as roles,
      empresas_do_usuario(u.id) as empresas, u.id_empresa, u.id_departamento, u.id_cargo, '' as sessao, now() as expira_em
    from rh_usuario u where u.id = ${id} and u.ativo`.execute(db)
  return rows[0]
}
