import { createdRecords, nothing, pageOf, savedRecord } from '@intranet/contract/answer'
import {
  callAnswer,
  qualificationGetAnswer,
  qualificationRow,
} from '@intranet/contract/desk/qualification-answers'
import {
  createQualificationsInput,
  qualificationList,
  recordCallInput,
  updateQualificationInput,
} from '@intranet/contract/desk/qualifications'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listQualifications } from './qualification.queries.ts'
import {
  changeQualification,
  createQualifications,
  readQualification,
  recordCall,
} from './qualification.service.ts'
import { remove } from './removal.service.ts'

export const qualificationRouter = router({
  list: procedure('backoffice', 'read', 'providerRows')
    .meta({ exports: exportHeads(qualificationList) })
    .input(qualificationList.input)
    .output(answers(pageOf(qualificationRow)))
    .query(({ ctx, input }) => listQualifications(ctx.db, ctx.actor, input)),
  get: procedure('backoffice', 'read', 'providerRows')
    .input(byId)
    .output(answers(qualificationGetAnswer))
    .query(({ ctx, input }) => readQualification(ctx.db, ctx.actor, input.id)),
  create: procedure('backoffice', 'manage', 'nothing')
    .input(createQualificationsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createQualifications(ctx.deps, ctx.db, ctx.actor, input.objects)),
  update: procedure('backoffice', 'create', 'nothing')
    .input(updateQualificationInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeQualification(ctx.db, ctx.actor, input)),
  /** Writes down a call. */
  recordCall: procedure('backoffice', 'create', 'nothing')
    .input(recordCallInput)
    .output(answers(callAnswer))
    .mutation(({ ctx, input }) => recordCall(ctx.db, ctx.actor, input)),
  remove: procedure('backoffice', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => remove(ctx.db, ctx.actor, 'bo_qualificacao', input.id)),
})
