import { changesAnswer, changesInput } from '@intranet/contract/access/changes'
import { answers } from '../../../platform/procedure/answers.ts'
import { narrowedByKey, procedure, router } from '../../../platform/procedure/procedure.ts'
import { followedLists, listChanges } from './change.service.ts'
import { withRows } from './changed-rows.service.ts'

export const changeRouter = router({
  list: procedure('pagina_inicial', 'signedIn', 'providerRows')
    .meta(narrowedByKey)
    .input(changesInput)
    .output(answers(changesAnswer))
    .query(async ({ ctx, input }) => {
      const lists = followedLists(ctx.deps.offers.changes, ctx.actor)
      const found = await listChanges(ctx.db, ctx.actor, lists, input)
      if (!input.com) return found
      return { ...found, alteracoes: await withRows(ctx, lists, found.alteracoes) }
    }),
})
