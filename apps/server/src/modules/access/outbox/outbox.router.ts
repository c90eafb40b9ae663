import { outboxRow, outboxGetAnswer } from '@intranet/contract/access/outbox-answers'
import { outboxList } from '@intranet/contract/access/outbox'
import type { Deps } from '../../../platform/deps.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { hasOutbox } from './has-outbox.ts'
import { getMessage, listMessages } from './outbox.queries.ts'

function assertOutbox(deps: Deps): void {
  if (!hasOutbox(deps)) throw refusals.notFound()
}

export const outboxRouter = router({
  ...crud(
    { list: outboxList, row: outboxRow, one: outboxGetAnswer },
    {
      list: [
        procedure('configuracao', 'superadmin', 'everyRow'),
        (db, _actor, input, deps) => {
          assertOutbox(deps)
          return listMessages(db, input)
        },
      ],
      get: [
        procedure('configuracao', 'superadmin', 'everyRow'),
        async (db, _actor, id, deps) => {
          assertOutbox(deps)
          return found(await getMessage(db, id))
        },
      ],
    },
  ),
})
