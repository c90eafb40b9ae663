import { seenRepliesAnswer, seenRepliesInput } from '@intranet/contract/careers/candidate-replies'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { seeReplies } from './reply.service.ts'

export const candidateReplyRouter = router({
  see: procedure('banco_talentos', 'employee', 'nothing')
    .input(seenRepliesInput)
    .output(answers(seenRepliesAnswer))
    .mutation(({ ctx, input }) => seeReplies(ctx.db, ctx.actor, input)),
})
