import { historyInput } from '@intranet/contract/access/history'
import { procedure, router } from '../../../doors/trpc/procedure.ts'
import { readHistory } from './history.service.ts'

// Which tables one may ask about is a question of each table's module, answered in the service.
export const historyRouter = router({
  list: procedure('users', 'signedIn')
    .input(historyInput)
    .query(({ ctx, input }) => readHistory(ctx.db, ctx.actor, input)),
})
