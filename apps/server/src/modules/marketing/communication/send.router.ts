import { exportHeads } from '@intranet/contract/list'
import {
  communicationExecutionList,
  communicationSendList,
  decideSendsInput,
  retrySendsInput,
  sendFiguresInput,
} from '@intranet/contract/marketing/communication-sends'
import { byId } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listExecutions, listSends, sendFigures } from './send.queries.ts'
import { decideSends, executionRecord, queueState, retrySends } from './send.service.ts'

export const communicationSendRouter = router({
  list: procedure('regua_comunicacao', 'read', 'providerRows')
    .meta({ exports: exportHeads(communicationSendList) })
    .input(communicationSendList.input)
    .query(({ ctx, input }) => listSends(ctx.db, ctx.actor, input)),
  /** Queues failed messages again, where their shift's window is still open. */
  retry: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(retrySendsInput)
    .mutation(({ ctx, input }) => retrySends(ctx.db, ctx.actor, input)),
  /** Sends uncertain messages again, knowingly, or marks them as lost: these, or all of an execution. */
  decide: procedure('regua_comunicacao', 'manage', 'nothing')
    .input(decideSendsInput)
    .mutation(({ ctx, input }) => decideSends(ctx.db, ctx.actor, input)),
  /** Executions, newest first, each with its messages by state; filter by `id_regra` or `id_campanha`. */
  executions: procedure('regua_comunicacao', 'read', 'providerRows')
    .meta({ exports: exportHeads(communicationExecutionList) })
    .input(communicationExecutionList.input)
    .query(({ ctx, input }) => listExecutions(ctx.db, ctx.actor, input)),
  execution: procedure('regua_comunicacao', 'read', 'providerRows')
    .input(byId)
    .query(({ ctx, input }) => executionRecord(ctx.db, ctx.actor, input.id)),
  figures: procedure('regua_comunicacao', 'read', 'figures')
    .input(sendFiguresInput)
    .query(({ ctx, input }) => sendFigures(ctx.db, ctx.actor, input)),
  queue: procedure('regua_comunicacao', 'read', 'reference').query(({ ctx }) => queueState(ctx.deps, ctx.db)),
})
