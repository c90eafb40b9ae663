/** Procedures of the marketing screens: campaigns, channels and links are kept by employees (reading 12: external sellers sell). */
import { isSuperadmin, type Ability } from '@intranet/contract/access'
import { procedure, slowProcedure } from '../../doors/trpc/procedure.ts'
import type { Actor } from '../../platform/actor.ts'
import { refusals } from '../../platform/errors.ts'

function assertStaff(actor: Actor): void {
  if (!actor.employee && !isSuperadmin(actor)) throw refusals.forbidden()
}

export const marketingProcedure = (ability: Exclude<Ability, 'public'>) =>
  procedure('vendas', ability).use(({ ctx, next }) => {
    const actor: Actor = ctx.actor
    assertStaff(actor)
    return next({ ctx: { actor } })
  })

/** The same for work with files or the network: see `slowProcedure`. */
export const slowMarketingProcedure = (ability: Exclude<Ability, 'public'>) =>
  slowProcedure('vendas', ability).use(({ ctx, next }) => {
    const actor: Actor = ctx.actor
    assertStaff(actor)
    return next({ ctx: { actor } })
  })
