import { createdRecords, savedRecord } from '@intranet/contract/answer'
import { refundGetAnswer, refundRow, refundStepAnswer } from '@intranet/contract/desk/refund-answers'
import {
  createRefundsInput,
  refundList,
  stepRefundInput,
  updateRefundInput,
} from '@intranet/contract/desk/refunds'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { recordStages } from '@intranet/contract/record-stages'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import {
  confirmed,
  confirmedByInput,
  procedure,
  router,
  slowProcedure,
} from '../../../platform/procedure/procedure.ts'
import { readStages } from '../../../platform/record-stages.ts'
import { listRefunds, stagedRefunds } from './refund.queries.ts'
import { changeRefund, createRefunds, deleteDraft, readRefund } from './refund.service.ts'
import { stepRefund } from './refund-step.service.ts'

export const refundRouter = router({
  ...crud(
    { list: refundList, row: refundRow, one: refundGetAnswer },
    {
      list: [
        procedure('estornos', 'read', 'providerRows').meta({ exports: exportHeads(refundList) }),
        listRefunds,
      ],
      remove: [procedure('estornos', 'create', 'nothing'), deleteDraft],
      get: [
        procedure('estornos', 'read', 'providerRows'),
        (db, actor, id, deps) => readRefund(deps, db, actor, id),
      ],
    },
  ),
  create: slowProcedure('estornos', 'create', 'nothing')
    .meta(confirmedByInput)
    .input(createRefundsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createRefunds(ctx, input.objects)),
  // The account that money goes to is changed here.
  update: slowProcedure('estornos', 'create', 'nothing')
    .meta(confirmed)
    .input(updateRefundInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeRefund(ctx, input)),
  stages: procedure('estornos', 'read', 'figures')
    .input(byId)
    .output(answers(recordStages))
    .query(({ ctx, input }) => readStages(ctx.db, stagedRefunds(ctx.db, ctx.actor), input.id)),
  changeState: procedure('estornos', 'create', 'nothing')
    .input(stepRefundInput)
    .output(answers(refundStepAnswer))
    .mutation(({ ctx, input }) => stepRefund(ctx.deps, ctx.db, ctx.actor, input)),
})
