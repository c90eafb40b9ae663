/**
 * Whose leads somebody sees: managers and readers their providers', staff sellers their own and free ones, others their
 * own.
 */
import { leadReach } from '@intranet/contract/sales/lead-reach'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { inScope } from '../../platform/scope.ts'

/** A predicate on `vendas_lead` under `alias`, true for the leads the actor may see. */
export function leadInScope(actor: Actor, alias: string): RawBuilder<boolean> {
  const provider = inScope(actor, `${alias}.id_empresa`, false)
  const reach = leadReach(actor)
  if (reach === 'provider') return provider
  const seller = sql.ref(`${alias}.id_vendedor`)
  const own = sql`${seller} = ${actor.id}`
  return reach === 'own'
    ? sql<boolean>`(${provider} and ${own})`
    : sql<boolean>`(${provider} and (${own} or ${seller} is null))`
}

/** Whether somebody sees every lead of their providers. */
export const readsAllLeads = (actor: Actor) => leadReach(actor) === 'provider'
