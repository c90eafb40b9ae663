/** Whose people somebody sees: HR by provider, readers of HR their own department, everybody their colleagues. */
import { can, isSuperadmin } from '@intranet/contract/access'
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

/** People of the providers one sees, and of one's own. */
export function colleagueOf(actor: Actor, alias: string): RawBuilder<boolean> {
  if (isSuperadmin(actor)) return sql<boolean>`true`
  const providers = [...actor.empresas, ...(actor.id_empresa ? [actor.id_empresa] : [])]
  return sql<boolean>`${sql.ref(`${alias}.id_empresa`)} = any(${providers}::bigint[])`
}
