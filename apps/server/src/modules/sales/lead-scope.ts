/** Whose leads somebody sees: managers and readers their providers', staff sellers their own and free ones, others their own. */
import { isSuperadmin, levelRank } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { inScope } from '../../platform/scope.ts'

/** `provider`: all leads of one's providers; `seller`: own and unassigned ones; `own`: only own ones (reading 12). */
export type LeadReach = 'provider' | 'seller' | 'own'

/** How far somebody sees. External sellers, who are no employees, see their own leads only. */
export function leadReach(actor: Actor): LeadReach {
  const rank = levelRank(actor.roles, 'vendas')
  if (isSuperadmin(actor) || rank >= 3) return 'provider'
  if (!actor.employee) return 'own'
  return rank === 2 ? 'seller' : 'provider'
}

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
