import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { among } from '../../../platform/history.ts'
import { decidedByActor } from './field-report-scope.ts'
import { fieldReportPositionJob } from './field-report.job.ts'
import { openReports } from './field-report.obligation.ts'
import { fieldReportData } from './field-report.personal-data.ts'
import { countFieldReports } from './field-report.queries.ts'
import { fieldReportRoutes } from './field-report.rest.ts'
import { fieldReportRouter } from './field-report.router.ts'
import { maySeeReportPhoto } from './field-report.service.ts'

export const fieldReportsModule = defineModule({
  name: 'field-reports',
  routers: { fieldReports: fieldReportRouter },
  routes: fieldReportRoutes,
  jobs: [fieldReportPositionJob],
  changes: [{ table: 'incidente_relato', list: fieldReportRouter.list }],
  history: {
    incidente_relato: {
      scope: (actor, id) => among('incidente_relato', id, decidedByActor(actor, 'x')),
    },
  },
  refusals: { ofCodeAlone: ['incidente_relato_chave', 'incidente_relato_resposta'] },
  files: { incidente_relato: { maySee: maySeeReportPhoto } },
  personalData: { kept: fieldReportData },
  obligations: [openReports],
  figures: [{ to: '/incidents/reports/list', may: holds('incidentes', 'manage'), count: countFieldReports }],
})
