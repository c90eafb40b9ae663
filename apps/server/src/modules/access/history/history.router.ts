import { historyInput } from '@intranet/contract/history'
import { historyRow } from '@intranet/contract/access/history-answers'
import * as z from 'zod'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readHistory } from './history.service.ts'

// Each table's module decides who may read its history: the service checks it.
export const historyRouter = router({
  list: procedure('users', 'signedIn', 'providerRows')
    .input(historyInput)
    .output(answers(z.array(historyRow)))
    .query(({ ctx, input }) => readHistory(ctx.db, ctx.actor, ctx.deps.offers.history, input)),
})
