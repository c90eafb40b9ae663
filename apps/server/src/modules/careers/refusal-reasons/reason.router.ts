import { createdRecords, nothing, pageOf, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { reasonOptionsAnswer, reasonSchemas } from '@intranet/contract/careers/refusal-reason-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getReason, listReasons, reasonOptions, removeReason, switchReasons } from './reason.queries.ts'
import { changeReason, createReasons } from './reason.service.ts'

export const refusalReasonRouter = router({
  list: procedure('banco_talentos', 'manage', 'reference')
    .meta({ exports: exportHeads(reasonSchemas.list) })
    .input(reasonSchemas.list.input)
    .output(answers(pageOf(reasonSchemas.row)))
    .query(({ ctx, input }) => listReasons(ctx.db, input)),
  get: procedure('banco_talentos', 'manage', 'reference')
    .input(byId)
    .output(answers(reasonSchemas.row))
    .query(async ({ ctx, input }) => found(await getReason(ctx.db, input.id))),
  options: procedure('banco_talentos', 'employee', 'reference')
    .output(answers(reasonOptionsAnswer))
    .query(({ ctx }) => reasonOptions(ctx.db)),
  create: procedure('banco_talentos', 'manage', 'nothing')
    .input(reasonSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createReasons(ctx.db, input.objects)),
  update: procedure('banco_talentos', 'manage', 'nothing')
    .input(reasonSchemas.updateInput)
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
