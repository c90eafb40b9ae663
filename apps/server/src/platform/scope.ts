/** Row scope: everyone but a superadmin sees their own providers' rows and those of no provider. */
import { isSuperadmin } from '@intranet/contract/access'
import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Actor } from './actor.ts'
import { AppError, refusals } from './errors.ts'

/** The providers at which somebody's reach ends; `null` where it does not end. */
export const reachedProviders = (actor: Actor | null): readonly number[] | null =>
  isSuperadmin(actor) ? null : (actor?.empresas ?? [])

/**
 * A predicate on a provider column, true for every row the actor may see: `eb.ref('d.id_empresa')` within a Kysely
 * statement, where the compiler knows its tables, the column's name within SQL text.
 * `shared` keeps the group-wide rows (no provider) visible.
 */
export function inScope(
  actor: Actor | null,
  column: string | Expression<number | null>,
  shared = true,
): RawBuilder<boolean> {
  const providers = reachedProviders(actor)
  if (providers === null) return sql<boolean>`true`
  const ref = typeof column === 'string' ? sql.ref(column) : column
  const [first, ...others] = providers
  // For one provider an index gives the rows in order; for several it cannot.
  const own =
    first !== undefined && others.length === 0
      ? sql<boolean>`${ref} = ${first}`
      : sql<boolean>`${ref} = any(${[...providers]}::bigint[])`
  return shared ? sql<boolean>`(${ref} is null or ${own})` : own
}

/** The same person, who also reaches the provider that they work for. */
const withWorkplace = (actor: Actor): Actor => ({
  ...actor,
  empresas: [...new Set([...actor.empresas, ...(actor.id_empresa ? [actor.id_empresa] : [])])],
})

/** A predicate of rows of the providers that somebody sees, and of the one they work for: places, people. */
export const ofOwnProviders = (actor: Actor, column: string): RawBuilder<boolean> =>
  inScope(withWorkplace(actor), column, false)

/** The same, with the rows of no provider: what all colleagues see. */
export const amongColleagues = (actor: Actor, column: string): RawBuilder<boolean> =>
  inScope(withWorkplace(actor), column)

export const reachesProvider = (actor: Actor, id_empresa: number): boolean =>
  isSuperadmin(actor) || actor.empresas.includes(id_empresa)

/** Refuses a write into a provider that is not the actor's: 404 reads as "not there for you", 422 names the field. */
export function assertProvider(actor: Actor, id_empresa: number | null | undefined): void {
  if (id_empresa === undefined || id_empresa === null) return
  if (!reachesProvider(actor, id_empresa)) {
    throw new AppError('forbidden', refusals.forbidden().message, {
      campos: { id_empresa: 'Este provedor não é seu.' },
    })
  }
}
