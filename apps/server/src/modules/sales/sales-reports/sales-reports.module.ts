import { defineModule } from '../../../platform/module.ts'
import { figureCompactionJob } from './compaction.job.ts'
import { salesReportRoutes } from './sales-report.rest.ts'
import { salesReportRouter } from './sales-report.router.ts'

export const salesReportsModule = defineModule({
  name: 'sales-reports',
  routers: { salesReports: salesReportRouter },
  routes: salesReportRoutes,
  jobs: [figureCompactionJob],
})
