import { offeredProviders } from '@intranet/contract/access/single-sign-on'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listOffered } from './single-sign-on.queries.ts'

export const singleSignOnRouter = router({
  offered: procedure('users', 'public', 'reference')
    .output(answers(offeredProviders))
    .query(({ ctx }) => listOffered(ctx.db)),
})
