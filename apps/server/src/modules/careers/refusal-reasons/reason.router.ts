import { createdRecords, nothing, pageOf, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { reasonOptionsAnswer, reasonRow } from '@intranet/contract/careers/refusal-reason-answers'
import { createReasonsInput, reasonList, updateReasonInput } from '@intranet/contract/careers/refusal-reasons'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getReason, listReasons, reasonOptions, removeReason, switchReasons } from './reason.queries.ts'
import { changeReason, createReasons } from './reason.service.ts'

export const refusalReasonRouter = router({
  list: procedure('banco_talentos', 'manage', 'reference')
    .meta({ exports: exportHeads(reasonList) })
    .input(reasonList.input)
    .output(answers(pageOf(reasonRow)))
    .query(({ ctx, input }) => listReasons(ctx.db, input)),
  get: procedure('banco_talentos', 'manage', 'reference')
    .input(byId)
    .output(answers(reasonRow))
    .query(async ({ ctx, input }) => found(await getReason(ctx.db, input.id))),
  options: procedure('banco_talentos', 'employee', 'reference')
    .output(answers(reasonOptionsAnswer))
    .query(({ ctx }) => reasonOptions(ctx.db)),
  create: procedure('banco_talentos', 'manage', 'nothing')
    .input(createReasonsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createReasons(ctx.db, input.objects)),
  update: procedure('banco_talentos', 'manage', 'nothing')
    .input(updateReasonInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeReason(ctx.db, input)),
  setActive: procedure('banco_talentos', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchReasons(ctx.db, input)),
  remove: procedure('banco_talentos', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeReason(ctx.db, input.id)),
})
