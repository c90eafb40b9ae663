/** Who acts where nobody signed in: a feed that another calendar reads, a mail that a job writes. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from './actor.ts'

/** An active employee with the rights they have now; undefined for anybody else. */
export async function employeeActor(db: Database, id: number): Promise<Actor | undefined> {
  const { rows } = await sql<Omit<Actor, 'sessao' | 'expira_em'>>`
    select u.id, u.nome, u.email, u.funcionario as employee, u.id_empresa, u.id_departamento, u.id_cargo,
      papeis_do_usuario(u.id) || array['user'] as roles, empresas_do_usuario(u.id) as empresas
    from rh_usuario u where u.id = ${id} and u.ativo and u.funcionario`.execute(db)
  return rows[0] && { ...rows[0], sessao: '', expira_em: new Date(0) }
}
