import { answers } from '../../../../platform/procedure/answers.ts'
import { pageOf, switchedRecords } from '@intranet/contract/answer'
import {
  sendRow,
  sendExecutionsRow,
  sendExecutionAnswer,
  sendFiguresAnswer,
  sendQueueAnswer,
  sendTotals,
} from '@intranet/contract/marketing/send-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  communicationExecutionList,
  communicationSendList,
  decideSendsInput,
  openCountsInput,
  retrySendsInput,
  sendFiguresInput,
} from '@intranet/contract/marketing/communication-sends'
import { byId } from '@intranet/contract/record'
import { crud } from '../../../../platform/procedure/crud.ts'
import { procedure, readsWide, router } from '../../../../platform/procedure/procedure.ts'
import { listExecutions, listSends, openCounts, sendFigures } from './send.queries.ts'
import { decideSends, executionRecord, queueState, retrySends } from './send.service.ts'

export const communicationSendRouter = router({
  ...crud(
    { list: communicationSendList, row: sendRow },
    {
      list: [
        procedure('regua_comunicacao', 'read', 'providerRows').meta({
          exports: exportHeads(communicationSendList),
        }),
        listSends,
      ],
    },
  ),
  /** Queues failed messages again, where their shift's window is still open. */
  retry: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(retrySendsInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => retrySends(ctx.db, ctx.actor, input)),
  /** Sends uncertain messages again, knowingly, or marks them as lost: these, or all of an execution. */
  decide: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(decideSendsInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => decideSends(ctx.db, ctx.actor, input)),
  /** Executions, newest first, each with its messages by state; filter by `id_regra` or `id_campanha`. */
  executions: procedure('regua_comunicacao', 'read', 'providerRows')
    .meta({ exports: exportHeads(communicationExecutionList) })
    .input(communicationExecutionList.input)
    .output(answers(pageOf(sendExecutionsRow)))
    .query(({ ctx, input }) => listExecutions(ctx.db, ctx.actor, input)),
  execution: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(byId)
    .output(answers(sendExecutionAnswer))
    .query(({ ctx, input }) => executionRecord(ctx.db, ctx.actor, input.id)),
  /** Messages by state of all shifts whose window is open, of a campaign or a rule. */
  openCounts: procedure('regua_comunicacao', 'read', 'figures')
    .input(openCountsInput)
    .output(answers(sendTotals))
    .query(({ ctx, input }) => openCounts(ctx.db, ctx.actor, input)),
  figures: procedure('regua_comunicacao', 'read', 'figures')
    .meta(readsWide)
    .input(sendFiguresInput)
    .output(answers(sendFiguresAnswer))
    .query(({ ctx, input }) => sendFigures(ctx.db, ctx.actor, input)),
  queue: procedure('regua_comunicacao', 'read', 'reference')
    .output(answers(sendQueueAnswer))
    .query(({ ctx }) => queueState(ctx.deps, ctx.db)),
})
