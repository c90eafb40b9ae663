import { changesAnswer, changesInput } from '@intranet/contract/access/changes'
import { answers } from '../../../platform/procedure/answers.ts'
import { narrowedByKey, procedure, router } from '../../../platform/procedure/procedure.ts'
import { followedTables, listChanges } from './change.service.ts'

export const changeRouter = router({
  list: procedure('pagina_inicial', 'signedIn', 'providerRows')
    .meta(narrowedByKey)
    .input(changesInput)
    .output(answers(changesAnswer))
    .query(({ ctx, input }) =>
      listChanges(ctx.db, ctx.actor, followedTables(ctx.deps.offers.changes, ctx.actor), input),
    ),
})
