import { answers } from '../../../platform/procedure/answers.ts'
import {
  readingOwnAnswer,
  readingTrailsAnswer,
  readingContentsAnswer,
  readingNextTrailAnswer,
  readingStartAnswer,
  readingCompleteAnswer,
} from '@intranet/contract/people/reading-answers'
import {
  contentStepInput,
  nextContentInput,
  nextTrailInput,
  readingInput,
  trailContentsInput,
} from '@intranet/contract/people/onboarding-reading'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import type { ExposureOf } from '../../../platform/procedure/exposure.ts'
import {
  completeContent,
  listOwn,
  nextContent,
  nextTrail,
  startContent,
  trailContents,
  trailsToRead,
} from './reading.service.ts'

// Employees may read; the service decides for which other people the actor may act.
const reading = (exposure: ExposureOf<'signedIn'>) => procedure('onboarding', 'signedIn', exposure)

export const readingRouter = router({
  own: reading('own')
    .output(answers(readingOwnAnswer))
    .query(({ ctx }) => listOwn(ctx.db, ctx.actor)),
  trails: reading('departmentRows')
    .input(readingInput)
    .output(answers(readingTrailsAnswer))
    .query(({ ctx, input }) => trailsToRead(ctx.db, ctx.actor, input)),
  contents: reading('departmentRows')
    .input(trailContentsInput)
    .output(answers(readingContentsAnswer))
    .query(({ ctx, input }) => trailContents(ctx.db, ctx.actor, input)),
  nextContent: reading('own')
    .input(nextContentInput)
    .output(answers(readingContentsAnswer))
    .query(({ ctx, input }) => nextContent(ctx.db, ctx.actor, input)),
  nextTrail: reading('own')
    .input(nextTrailInput)
    .output(answers(readingNextTrailAnswer))
    .query(({ ctx, input }) => nextTrail(ctx.db, ctx.actor, input)),
  start: reading('own')
    .input(contentStepInput)
    .output(answers(readingStartAnswer))
    .mutation(({ ctx, input }) => startContent(ctx.db, ctx.actor, input)),
  complete: reading('own')
    .input(contentStepInput)
    .output(answers(readingCompleteAnswer))
    .mutation(({ ctx, input }) => completeContent(ctx.db, ctx.actor, input)),
})
