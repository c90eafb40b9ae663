import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

/** Departments of the actor's providers; with a provider, of that one and of the whole group. */
export const departmentsWithin = (db: Database, actor: Actor, id_empresa: number | null) =>
  db
    .selectFrom('rh_departamento')
    .where((eb) => inScope(actor, eb.ref('rh_departamento.id_empresa')))
    .where(sql<boolean>`(${id_empresa}::bigint is null or id_empresa is null or id_empresa = ${id_empresa})`)

/** Positions of the actor's providers; with a department, of that one. */
export const positionsWithin = (db: Database, actor: Actor, id_departamento: number | null) =>
  db.selectFrom('rh_cargo').where(
    sql<boolean>`exists (select from rh_setor s join rh_departamento d on d.id = s.id_departamento
      where s.id = rh_cargo.id_setor and ${inScope(actor, 'd.id_empresa')}
        and (${id_departamento}::bigint is null or d.id = ${id_departamento}))`,
  )
