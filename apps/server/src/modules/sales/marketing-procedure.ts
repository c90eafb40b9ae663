/** Procedures of the marketing screens: campaigns, channels and links are kept by employees (reading 12: external sellers sell). */
import { isSuperadmin, type Ability } from '@intranet/contract/access'
import { procedure } from '../../doors/trpc/procedure.ts'
import type { Actor } from '../../platform/actor.ts'
import { refusals } from '../../platform/errors.ts'

export const marketingProcedure = (ability: Exclude<Ability, 'public'>) =>
  procedure('vendas', ability).use(({ ctx, next }) => {
    const actor: Actor = ctx.actor
    if (!actor.employee && !isSuperadmin(actor)) throw refusals.forbidden()
    return next({ ctx: { actor } })
  })
