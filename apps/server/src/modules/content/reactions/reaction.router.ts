import { answers } from '../../../platform/procedure/answers.ts'
import { reactionGetAnswer } from '@intranet/contract/content/reaction-answers'
import { reactInput, reactionTarget } from '@intranet/contract/content/reactions'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { assertTarget } from './reaction-target.service.ts'
import { readReactions, writeReaction } from './reaction.queries.ts'

export const reactionRouter = router({
  get: procedure('novidades', 'signedIn', 'figures')
    .input(reactionTarget)
    .output(answers(reactionGetAnswer))
    .query(async ({ ctx, input }) => {
      await assertTarget(ctx.db, ctx.actor, input)
      return readReactions(ctx.db, ctx.actor, input.tipo, input.id_item)
    }),
  react: procedure('novidades', 'signedIn', 'figures')
    .input(reactInput)
    .output(answers(reactionGetAnswer))
    .mutation(async ({ ctx, input }) => {
      await assertTarget(ctx.db, ctx.actor, input)
      await writeReaction(ctx.db, ctx.actor, input)
      return readReactions(ctx.db, ctx.actor, input.tipo, input.id_item)
    }),
})
