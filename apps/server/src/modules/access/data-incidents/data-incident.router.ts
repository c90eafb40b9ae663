import {
  affectedList,
  affectedRow,
  countedIncident,
  createIncidentInput,
  incidentList,
  incidentOne,
  incidentRow,
  incidentTextFields,
  incidentTextRows,
  stepIncidentInput,
  updateIncidentInput,
} from '@intranet/contract/access/data-incidents'
import { nothing, pageOf, savedRecord } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { byId, recordId } from '@intranet/contract/record'
import * as z from 'zod'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { listAffected, listIncidents, readTexts, saveText } from './data-incident.queries.ts'
import {
  changeIncident,
  findAffected,
  readIncident,
  registerIncident,
  stepIncident,
} from './data-incident.service.ts'

export const dataIncidentRouter = router({
  ...crud(
    { list: incidentList, row: incidentRow, one: incidentOne },
    {
      list: [
        procedure('configuracao', 'superadmin', 'everyRow').meta({
          ...peopleOnly,
          exports: exportHeads(incidentList),
        }),
        unscoped(listIncidents),
      ],
      get: [procedure('configuracao', 'superadmin', 'everyRow').meta(peopleOnly), unscoped(readIncident)],
    },
  ),
  affected: procedure('configuracao', 'superadmin', 'everyRow')
    .meta({ ...peopleOnly, exports: exportHeads(affectedList) })
    .input(affectedList.input)
    .output(answers(pageOf(affectedRow)))
    .query(({ ctx, input }) => listAffected(ctx.db, input)),
  create: procedure('configuracao', 'superadmin', 'nothing')
    .meta(peopleOnly)
    .input(createIncidentInput)
    .output(answers(z.strictObject({ id: recordId })))
    .mutation(({ ctx, input }) => registerIncident(ctx, input)),
  update: procedure('configuracao', 'superadmin', 'nothing')
    .meta(peopleOnly)
    .input(updateIncidentInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeIncident(ctx, input)),
  count: procedure('configuracao', 'superadmin', 'nothing')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(countedIncident))
    .mutation(({ ctx, input }) => findAffected(ctx, input.id)),
  step: procedure('configuracao', 'superadmin', 'nothing')
    .meta(peopleOnly)
    .input(stepIncidentInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => stepIncident(ctx, input)),
  texts: procedure('configuracao', 'superadmin', 'reference')
    .meta(peopleOnly)
    .output(answers(incidentTextRows))
    .query(({ ctx }) => readTexts(ctx.db)),
  saveText: procedure('configuracao', 'superadmin', 'nothing')
    .meta(peopleOnly)
    .input(incidentTextFields)
    .output(answers(nothing))
    .mutation(async ({ ctx, input }) => {
      await saveText(ctx.db, input.chave, input.texto)
    }),
})
