import { defineModule } from '../../../platform/module.ts'
import { greetingJob } from './greeting.job.ts'
import { hrReportRoutes } from './hr-report.rest.ts'
import { hrReportRouter } from './hr-report.router.ts'

export const hrReportsModule = defineModule({
  name: 'hr-reports',
  routers: { hrReports: hrReportRouter },
  routes: hrReportRoutes,
  jobs: [greetingJob],
})
