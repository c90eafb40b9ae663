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
      createInput: createQualificationsInput,
    },
    {
      list: [
        procedure('backoffice', 'read', 'providerRows').meta({ exports: exportHeads(qualificationList) }),
        listQualifications,
      ],
      get: [procedure('backoffice', 'read', 'providerRows'), readQualification],
      update: [procedure('backoffice', 'create', 'nothing'), changeQualification],
      create: [
        procedure('backoffice', 'manage', 'nothing'),
        (db, actor, objects, deps) => createQualifications(deps, db, actor, objects),
      ],
      remove: [
        procedure('backoffice', 'manage', 'nothing'),
        (db, actor, id) => remove(db, actor, 'bo_qualificacao', id),
      ],
    },
  ),
  /** Writes down a call. */
  recordCall: procedure('backoffice', 'create', 'nothing')
    .input(recordCallInput)
    .output(answers(callAnswer))
    .mutation(({ ctx, input }) => recordCall(ctx.db, ctx.actor, input)),
})
