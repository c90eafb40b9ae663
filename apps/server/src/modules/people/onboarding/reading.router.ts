import {
  contentStepInput,
  nextContentInput,
  nextTrailInput,
  readingInput,
  trailContentsInput,
} from '@intranet/contract/people/onboarding-reading'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
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
const reading = procedure('onboarding', 'signedIn')

export const readingRouter = router({
  own: reading.query(({ ctx }) => listOwn(ctx.db, ctx.actor)),
  trails: reading.input(readingInput).query(({ ctx, input }) => trailsToRead(ctx.db, ctx.actor, input)),
  contents: reading
    .input(trailContentsInput)
    .query(({ ctx, input }) => trailContents(ctx.db, ctx.actor, input)),
  nextContent: reading
    .input(nextContentInput)
    .query(({ ctx, input }) => nextContent(ctx.db, ctx.actor, input)),
  nextTrail: reading.input(nextTrailInput).query(({ ctx, input }) => nextTrail(ctx.db, ctx.actor, input)),
  start: reading.input(contentStepInput).mutation(({ ctx, input }) => startContent(ctx.db, ctx.actor, input)),
  complete: reading
    .input(contentStepInput)
    .mutation(({ ctx, input }) => completeContent(ctx.db, ctx.actor, input)),
})
