import { nothing } from '@intranet/contract/answer'
import {
  identitiesOfPerson,
  linkIdentityInput,
  offeredProviders,
} from '@intranet/contract/access/single-sign-on'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import {
  fullyConfirmed,
  peopleOnly,
  procedure,
  router,
  opensPerson,
} from '../../../platform/procedure/procedure.ts'
import { identitiesOf, linkIdentity, unlinkIdentity } from './identity-word.service.ts'
import { listOffered } from './single-sign-on.queries.ts'

export const singleSignOnRouter = router({
  offered: procedure('users', 'public', 'reference')
    .output(answers(offeredProviders))
    .query(({ ctx }) => listOffered(ctx.db)),
  ofPerson: procedure('users', 'superadmin', 'everyRow')
    .meta({ ...peopleOnly, ...opensPerson() })
    .input(byId)
    .output(answers(identitiesOfPerson))
    .query(({ ctx, input }) => identitiesOf(ctx.db, input.id)),
  link: procedure('users', 'superadmin', 'nothing')
    .meta({ ...peopleOnly, ...fullyConfirmed })
    .input(linkIdentityInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => linkIdentity(ctx, input)),
  unlink: procedure('users', 'superadmin', 'nothing')
    .meta({ ...peopleOnly, ...fullyConfirmed })
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => unlinkIdentity(ctx, input.id)),
})
