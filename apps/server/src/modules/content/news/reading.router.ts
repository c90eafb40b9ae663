import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf } from '@intranet/contract/answer'
import {
  readingBoardRow,
  readingRow,
  readingConfirmAnswer,
  readingBoardLineAnswer,
  readingRemindAnswer,
} from '@intranet/contract/content/reading-answers'
import { confirmationReach, mayRemind } from '@intranet/contract/content/news-access'
import { confirmationBoard, confirmationList, confirmInput } from '@intranet/contract/content/news-reading'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import { opensTo, procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { boardLine, listBoard } from './reading.queries.ts'
import { confirmReading, readConfirmations, remindPending } from './reading.service.ts'

const ofBoard = opensTo((holder) => confirmationReach(holder) !== null)

/** Read confirmation: the reader's "Li e concordo" and the board of HR and of the editors who manage. */
export const newsReadingRouter = router({
  confirm: procedure('novidades', 'employee', 'own')
    .input(confirmInput)
    .output(answers(readingConfirmAnswer))
    .mutation(({ ctx, input }) => confirmReading(ctx.db, ctx.actor, input, ctx.address)),
  board: procedure('novidades', 'signedIn', 'providerRows')
    .meta({ exports: exportHeads(confirmationBoard), ...ofBoard, ...readsWide })
    .input(confirmationBoard.input)
    .output(answers(pageOf(readingBoardRow)))
    .query(({ ctx, input }) => listBoard(ctx.db, ctx.actor, input)),
  boardLine: procedure('novidades', 'signedIn', 'figures')
    .meta({ ...ofBoard, ...readsWide })
    .input(byId)
    .output(answers(readingBoardLineAnswer))
    .query(async ({ ctx, input }) => found(await boardLine(ctx.db, ctx.actor, input.id))),
  ...crud(
    { list: confirmationList, row: readingRow },
    {
      list: [
        procedure('novidades', 'signedIn', 'providerRows').meta({
          exports: exportHeads(confirmationList),
          ...ofBoard,
        }),
        readConfirmations,
      ],
    },
  ),
  remind: procedure('novidades', 'signedIn', 'nothing')
    .meta(opensTo(mayRemind))
    .input(byId)
    .output(answers(readingRemindAnswer))
    .mutation(({ ctx, input }) => remindPending(ctx.db, ctx.actor, input.id)),
})
