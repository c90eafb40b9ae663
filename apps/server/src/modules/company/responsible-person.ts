import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { assertChoices } from '../../platform/records.ts'
import { inScope } from '../../platform/scope.ts'

/** Where the person who answers for a record is kept. */
const columns = { rh_departamento: 'id_funcionario', rh_setor: 'id_usuario', rh_cargo: 'id_usuario' } as const

/** Refuses people that the actor does not see or who were switched off, but for the one the record `saved` has already. */
export function assertResponsible(
  db: Database,
  actor: Actor,
  table: keyof typeof columns,
  people: readonly (number | null | undefined)[],
  saved?: number,
): Promise<void> {
  const column = columns[table]
  const choosable = db.selectFrom('rh_usuario').where(
    sql<boolean>`((rh_usuario.ativo and ${inScope(actor, 'rh_usuario.id_empresa')}) or rh_usuario.id = (
        select x.${sql.ref(column)} from ${sql.table(table)} x where x.id = ${saved ?? null}))`,
  )
  return assertChoices(choosable, people, column)
}
