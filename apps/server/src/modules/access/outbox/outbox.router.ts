import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf } from '@intranet/contract/answer'
import { outboxRow, outboxGetAnswer } from '@intranet/contract/access/outbox-answers'
import { outboxList } from '@intranet/contract/access/outbox'
import { byId } from '@intranet/contract/record'
import type { Deps } from '../../../platform/deps.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { hasOutbox } from './has-outbox.ts'
import { getMessage, listMessages } from './outbox.queries.ts'

function assertOutbox(deps: Deps): void {
  if (!hasOutbox(deps)) throw refusals.notFound()
}

export const outboxRouter = router({
  list: procedure('configuracao', 'superadmin', 'everyRow')
    .input(outboxList.input)
    .output(answers(pageOf(outboxRow)))
    .query(({ ctx, input }) => {
      assertOutbox(ctx.deps)
      return listMessages(ctx.db, input)
    }),
  get: procedure('configuracao', 'superadmin', 'everyRow')
    .input(byId)
    .output(answers(outboxGetAnswer))
    .query(async ({ ctx, input }) => {
      assertOutbox(ctx.deps)
      return found(await getMessage(ctx.db, input.id))
    }),
})
