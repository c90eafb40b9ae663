import {
  canaryAlarmList,
  canaryAlarmRow,
  canaryFields,
  canaryList,
  canaryRow,
} from '@intranet/contract/access/canaries'
import { nothing, pageOf } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { byId, recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { confirmed, peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { listAlarms, listCanaries } from './canary.queries.ts'
import { addCanary, dropCanary } from './canary.service.ts'

const guarded = { ...peopleOnly, ...confirmed }

export const canaryRouter = router({
  ...crud(
    { list: canaryList, row: canaryRow },
    {
      list: [
        procedure('configuracao', 'superadmin', 'everyRow').meta({
          ...peopleOnly,
          exports: exportHeads(canaryList),
        }),
        unscoped(listCanaries),
      ],
    },
  ),
  alarms: procedure('configuracao', 'superadmin', 'everyRow')
    .meta({ ...peopleOnly, exports: exportHeads(canaryAlarmList) })
    .input(canaryAlarmList.input)
    .output(answers(pageOf(canaryAlarmRow)))
    .query(({ ctx, input }) => listAlarms(ctx.db, input)),
  create: procedure('configuracao', 'superadmin', 'nothing')
    .meta(guarded)
    .input(canaryFields)
    .output(answers(z.strictObject({ id: recordId })))
    .mutation(({ ctx, input }) => addCanary(ctx, input)),
  remove: procedure('configuracao', 'superadmin', 'nothing')
    .meta(guarded)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => dropCanary(ctx, input.id)),
})
