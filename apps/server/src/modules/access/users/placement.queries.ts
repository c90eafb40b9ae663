/** What the parts of a place belong to, and who is above whom. */
import type { UserFields } from '@intranet/contract/access/user-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export type Place = Pick<
  UserFields,
  'id_empresa' | 'id_departamento' | 'id_setor' | 'id_cargo' | 'id_contratante'
>

interface RealPlace {
  empresa_do_departamento: number | null
  departamento_do_cargo: number | null
  departamento_do_setor: number | null
  setor_do_cargo: number | null
  empresa_da_contratante: number | null
}

/** Which provider, department and sector each part of a place really has; the parts do not move before the transaction ends. */
export async function realPlace(db: Database, place: Omit<Place, 'id_empresa'>): Promise<RealPlace> {
  const { id_departamento, id_setor, id_cargo, id_contratante } = place
  const { rows } = await sql<RealPlace>`
    with sent as (
      select ${id_setor ?? null}::bigint as id_setor
    ), c as (
      select id_setor from rh_cargo where id = ${id_cargo ?? null} for share
    ), s as (
      select id, id_departamento from rh_setor where id in (select id_setor from sent union all select id_setor from c) for share
    ), d as (
      select id_empresa from rh_departamento where id = ${id_departamento ?? null} for share
    )
    select (select id_empresa from d) as empresa_do_departamento,
      (select s.id_departamento from s join sent on sent.id_setor = s.id) as departamento_do_setor,
      (select id_empresa from empresa_contratante where id = ${id_contratante ?? null}) as empresa_da_contratante,
      (select id_setor from c) as setor_do_cargo,
      (select s.id_departamento from s join c on c.id_setor = s.id) as departamento_do_cargo
  `.execute(db)
  return rows[0]!
}

export const sectorOfPosition = (db: Database, id_cargo: number) =>
  db.selectFrom('rh_cargo').where('id', '=', id_cargo).select('id_setor').executeTakeFirst()

/** Whether somebody is the person, or somebody who leads them, directly or not. */
export async function isAbove(db: Database, id: number, person: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive acima as (
      select id, id_gestor from rh_usuario where id = ${person}
      union select u.id, u.id_gestor from rh_usuario u join acima a on u.id = a.id_gestor
    ) select from acima where id = ${id}`.execute(db)
  return rows.length > 0
}
