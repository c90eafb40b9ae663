/** Whose people somebody sees: HR by provider, readers of HR their own department, everybody their colleagues. */
import { can } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

export const keepsPeople = (actor: Actor) => can(actor, 'rh', 'manage')

/** Employees a reader of `rh` sees: its gestor those of their providers, the others those of their department. */
export function staffOf(actor: Actor, alias: string): RawBuilder<boolean> {
  if (keepsPeople(actor)) return inScope(actor, `${alias}.id_empresa`)
  return sql<boolean>`(${inScope(actor, `${alias}.id_empresa`, false)}
    and ${sql.ref(`${alias}.id_departamento`)} = ${actor.id_departamento})`
}
