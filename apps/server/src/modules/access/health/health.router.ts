import { healthAnswer, supportBundle } from '@intranet/contract/access/health'
import { answers } from '../../../platform/procedure/answers.ts'
import { peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { bundle, readPage } from './health.service.ts'

export const healthRouter = router({
  read: procedure('configuracao', 'superadmin', 'everyRow')
    .meta(peopleOnly)
    .output(answers(healthAnswer))
    .query(({ ctx }) => readPage(ctx.deps)),
  bundle: procedure('configuracao', 'superadmin', 'everyRow')
    .meta(peopleOnly)
    .output(answers(supportBundle))
    .query(({ ctx }) => bundle(ctx.deps)),
})
