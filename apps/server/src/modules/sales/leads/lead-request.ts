/**
 * A list request about some providers, given as a narrower scope: in scope and filter both, the planner would count it
 * twice.
 */
import { isSuperadmin } from '@intranet/contract/access'
import type { FilterOperators, FilterValue } from '@intranet/contract/list'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { providerIds } from '../provider-flags.queries.ts'

type Condition = FilterValue | FilterOperators | undefined
interface Asked {
  filtro: { id_empresa?: Condition; provedor?: Condition }
}

/** The values that a condition lists one by one, or null for any other condition. */
function named(condition: Condition): FilterValue[] | null {
  if (condition === undefined || condition === null) return null
  if (typeof condition !== 'object') return [condition]
  const keys = Object.keys(condition)
  if (keys.length !== 1) return null
  if (condition._eq !== undefined) return condition._eq === null ? null : [condition._eq]
  return condition._in ?? null
}

/**
 * Removes `id_empresa` and `provedor` (the key) from the filter and answers the actor with only those providers, without
 * the ones that are not theirs. A superadmin keeps their filter: by id, where it does nothing but name providers.
 */
export async function narrowToProviders<R extends Asked>(
  db: Database,
  actor: Actor,
  request: R,
): Promise<{ actor: Actor; request: R }> {
  const { id_empresa, provedor, ...filtro } = request.filtro
  const systems = named(provedor)
  const asked = named(id_empresa)
  if (!systems && !asked) return { actor, request }
  const ids = systems && (await providerIds(db, systems.map(String))).map(({ id }) => id)
  const wanted = ids ? ids.filter((id) => !asked || asked.includes(id)) : asked!.map(Number)
  // Conditions that could not be read as names stay conditions.
  const left = {
    ...(!asked && id_empresa !== undefined && { id_empresa }),
    ...(!systems && provedor !== undefined && { provedor }),
  }
  if (isSuperadmin(actor)) {
    if (Object.keys(left).length > 0) return { actor, request }
    const one = wanted.length === 1 ? wanted[0]! : { _in: wanted }
    return { actor, request: { ...request, filtro: { ...filtro, id_empresa: one } } }
  }
  const empresas = actor.empresas.filter((id) => wanted.includes(id))
  return { actor: { ...actor, empresas }, request: { ...request, filtro: { ...filtro, ...left } } }
}
