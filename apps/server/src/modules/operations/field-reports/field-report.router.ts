import { pageOf } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  answerReportInput,
  createFieldReportsInput,
  decidedReports,
  fieldReportRecord,
  fieldReportSchemas,
  incidentOfReportAnswer,
  incidentOfReportInput,
  joinReportInput,
  proposedIncidents as proposals,
  reportPlaces,
} from '@intranet/contract/operations/field-report-schemas'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { getFieldReport, listFieldReports, listOwnFieldReports } from './field-report.queries.ts'
import { answerReport, joinReport, openIncidentOf, sendFieldReports } from './field-report.service.ts'
import { proposedIncidents } from './report-group.queries.ts'
import { readReportPlaces } from './report-places.queries.ts'

const { list, row } = fieldReportSchemas

export const fieldReportRouter = router({
  ...crud(
    { list, row, one: fieldReportRecord, createInput: createFieldReportsInput },
    {
      list: [
        procedure('incidentes', 'manage', 'providerRows').meta({ exports: exportHeads(list) }),
        listFieldReports,
      ],
      get: [procedure('incidentes', 'employee', 'providerRows'), getFieldReport],
      create: [procedure('incidentes', 'employee', 'nothing'), sendFieldReports],
    },
  ),
  listOwn: procedure('incidentes', 'employee', 'own')
    .meta({ exports: exportHeads(list) })
    .input(list.input)
    .output(answers(pageOf(row)))
    .query(({ ctx, input }) => listOwnFieldReports(ctx.db, ctx.actor, input)),
  proposed: procedure('incidentes', 'manage', 'providerRows')
    .output(answers(proposals))
    .query(({ ctx }) => proposedIncidents(ctx.db, ctx.actor)),
  places: procedure('incidentes', 'employee', 'providerRows')
    .output(answers(reportPlaces))
    .query(({ ctx }) => readReportPlaces(ctx.db, ctx.actor)),
  join: procedure('incidentes', 'manage', 'nothing')
    .input(joinReportInput)
    .output(answers(decidedReports))
    .mutation(({ ctx, input }) => joinReport(ctx.db, ctx.actor, input)),
  openIncident: procedure('incidentes', 'manage', 'nothing')
    .input(incidentOfReportInput)
    .output(answers(incidentOfReportAnswer))
    .mutation(({ ctx, input }) => openIncidentOf(ctx.db, ctx.actor, input)),
  answer: procedure('incidentes', 'manage', 'nothing')
    .input(answerReportInput)
    .output(answers(decidedReports))
    .mutation(({ ctx, input }) => answerReport(ctx.db, ctx.actor, input)),
})
