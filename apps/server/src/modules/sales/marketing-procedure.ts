/**
 * Procedures of the marketing screens: employees keep campaigns, channels and links (docs/sales.md#marketing-of-sales).
 */
import type { Ability } from '@intranet/contract/access'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'
import { procedure, slowProcedure } from '../../platform/procedure/procedure.ts'
import type { Exposure } from '../../platform/procedure/exposure.ts'
import type { Actor } from '../../platform/actor.ts'
import { refusals } from '../../platform/errors.ts'

type MarketingAbility = Exclude<Ability, 'public'>

/** Who asks, if they keep marketing; 403 for everybody else. */
function keeper(actor: Actor, ability: MarketingAbility): Actor {
  if (!keepsMarketing(actor, ability)) throw refusals.forbidden()
  return actor
}

export const marketingProcedure = (ability: MarketingAbility, exposure: Exclude<Exposure, 'everyRow'>) =>
  procedure('vendas', ability, exposure).use(({ ctx, next }) =>
    next({ ctx: { actor: keeper(ctx.actor, ability) } }),
  )

/** The same for work with files or the network: see `slowProcedure`. */
export const slowMarketingProcedure = (ability: MarketingAbility, exposure: Exclude<Exposure, 'everyRow'>) =>
  slowProcedure('vendas', ability, exposure).use(({ ctx, next }) =>
    next({ ctx: { actor: keeper(ctx.actor, ability) } }),
  )

/** Who sees the lists of marketing, and how many rows they have. */
export const readsMarketing = (actor: Actor): boolean => keepsMarketing(actor, 'read')
