import { createdRecords, nothing, pageOf, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  justificationOptionsAnswer,
  justificationRow,
} from '@intranet/contract/marketing/sponsorship-answers'
import {
  createJustificationsInput,
  justificationList,
  justificationOptionsInput,
  updateJustificationInput,
} from '@intranet/contract/marketing/sponsorship-justifications'
import { byId, setActiveInput } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import {
  findJustification,
  insertJustifications,
  justificationOptions,
  listJustifications,
  removeJustification,
  switchJustifications,
  updateJustification,
} from './justification.queries.ts'

export const justificationRouter = router({
  list: procedure('marketing', 'read', 'reference')
    .meta({ exports: exportHeads(justificationList) })
    .input(justificationList.input)
    .output(answers(pageOf(justificationRow)))
    .query(({ ctx, input }) => listJustifications(ctx.db, input)),
  get: procedure('marketing', 'read', 'reference')
    .input(byId)
    .output(answers(justificationRow))
    .query(async ({ ctx, input }) => found(await findJustification(ctx.db, input.id))),
  options: procedure('marketing', 'read', 'reference')
    .input(justificationOptionsInput)
    .output(answers(justificationOptionsAnswer))
    .query(({ ctx, input }) => justificationOptions(ctx.db, input.tipos)),
  create: procedure('marketing', 'manage', 'nothing')
    .input(createJustificationsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => insertJustifications(ctx.db, ctx.actor, input.objects)),
  update: procedure('marketing', 'manage', 'nothing')
    .input(updateJustificationInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => updateJustification(ctx.db, input)),
  setActive: procedure('marketing', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchJustifications(ctx.db, input)),
  remove: procedure('marketing', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeJustification(ctx.db, input.id)),
})
