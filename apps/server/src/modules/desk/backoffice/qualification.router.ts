import { createdRecords, nothing } from '@intranet/contract/answer'
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
import { crud } from '../../../platform/procedure/crud.ts'
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
  ...crud(
    {
      list: qualificationList,
      row: qualificationRow,
      one: qualificationGetAnswer,
      updateInput: updateQualificationInput,
    },
    {
      list: [
        procedure('backoffice', 'read', 'providerRows').meta({ exports: exportHeads(qualificationList) }),
        listQualifications,
      ],
      get: [procedure('backoffice', 'read', 'providerRows'), readQualification],
      update: [procedure('backoffice', 'create', 'nothing'), changeQualification],
    },
  ),
  create: procedure('backoffice', 'manage', 'nothing')
    .input(createQualificationsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createQualifications(ctx.deps, ctx.db, ctx.actor, input.objects)),
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
