import {
  answeredReviewAnswer,
  answerReviewInput,
  askedReviewAnswer,
  askReviewInput,
} from '@intranet/contract/careers/asked-questions'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { answerReview, askReview } from './review.service.ts'

export const applicationReviewRouter = router({
  /** By the refused candidate, once. */
  ask: procedure('banco_talentos', 'self', 'own')
    .input(askReviewInput)
    .output(answers(askedReviewAnswer))
    .mutation(({ ctx, input }) => askReview(ctx.db, ctx.actor, input)),
  answer: procedure('banco_talentos', 'manage', 'nothing')
    .input(answerReviewInput)
    .output(answers(answeredReviewAnswer))
    .mutation(({ ctx, input }) => answerReview(ctx.db, ctx.deps, ctx.actor, input)),
})
