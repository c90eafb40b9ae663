import { answers } from '../../../platform/procedure/answers.ts'
import {
  publicRouletteViewAnswer,
  publicRouletteChallengeAnswer,
  publicRouletteSpinAnswer,
  publicRouletteDrawsAnswer,
  publicRouletteEvidenceAnswer,
} from '@intranet/contract/marketing/public-roulette-answers'
import {
  bySlug,
  challengeInput,
  drawEvidenceInput,
  spinInput,
} from '@intranet/contract/marketing/public-roulette'
import { procedure, router, slowProcedure, takesNoKey } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { findSlug, publishedDraw, publishedDraws } from './draw-record.queries.ts'
import { askWheelChallenge, receiveSpin, viewCampaign } from './public-roulette.service.ts'

export const publicRouletteRouter = router({
  view: procedure('roulette', 'public', 'public')
    .input(bySlug)
    .output(answers(publicRouletteViewAnswer))
    .query(({ ctx, input }) => viewCampaign(ctx.db, ctx.deps.publicUrl, input.slug)),
  challenge: procedure('roulette', 'public', 'public')
    .input(challengeInput)
    .output(answers(publicRouletteChallengeAnswer))
    .query(({ ctx, input }) => askWheelChallenge(ctx, input)),
  // The answer holds the prize's code; the input has its own key.
  spin: slowProcedure('roulette', 'public', 'own')
    .meta(takesNoKey)
    .input(spinInput)
    .output(answers(publicRouletteSpinAnswer))
    .mutation(({ ctx, input }) => receiveSpin(ctx, input)),
  draws: procedure('roulette', 'public', 'public')
    .input(bySlug)
    .output(answers(publicRouletteDrawsAnswer))
    .query(async ({ ctx, input }) => {
      const draws = await publishedDraws(ctx.db, input.slug)
      if (!draws.length) found(await findSlug(ctx.db, input.slug))
      return draws
    }),
  evidence: procedure('roulette', 'public', 'public')
    .input(drawEvidenceInput)
    .output(answers(publicRouletteEvidenceAnswer))
    .query(async ({ ctx, input }) => found(await publishedDraw(ctx.db, input.slug, input.numero))),
})
