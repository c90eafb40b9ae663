import { nothing } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  expiryRow,
  expirySubscribeAnswer,
  expirySubscriptionAnswer,
} from '@intranet/contract/operations/expiry-answers'
import { expiryList } from '@intranet/contract/operations/expiries'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router, takesNoKey } from '../../../platform/procedure/procedure.ts'
import { listExpiries } from './expiry.queries.ts'
import {
  endExpirySubscription,
  hasExpirySubscription,
  startExpirySubscription,
} from './expiry-feed.service.ts'

/** What ends, each line for who may read its source. */
export const expiryRouter = router({
  ...crud(
    { list: expiryList, row: expiryRow },
    {
      list: [
        procedure('frota', 'employee', 'providerRows').meta({ exports: exportHeads(expiryList) }),
        listExpiries,
      ],
    },
  ),
  subscription: procedure('frota', 'employee', 'own')
    .output(answers(expirySubscriptionAnswer))
    .query(({ ctx }) => hasExpirySubscription(ctx.db, ctx.actor)),
  subscribe: procedure('frota', 'employee', 'own')
    .meta(takesNoKey)
    .output(answers(expirySubscribeAnswer))
    .mutation(({ ctx }) => startExpirySubscription(ctx.db, ctx.actor, ctx.deps.publicUrl)),
  unsubscribe: procedure('frota', 'employee', 'nothing')
    .output(answers(nothing))
    .mutation(({ ctx }) => endExpirySubscription(ctx.db, ctx.actor)),
})
