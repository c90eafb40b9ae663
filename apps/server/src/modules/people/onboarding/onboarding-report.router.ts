import { exportHeads } from '@intranet/contract/list'
import { reportCountInput, reportInput, reportList } from '@intranet/contract/people/onboarding-report'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { countReport, listReport, readReport } from './onboarding-report.queries.ts'

export const onboardingReportRouter = router({
  page: procedure('onboarding', 'read', 'departmentRows')
    .input(reportInput)
    .query(({ ctx, input }) => readReport(ctx.db, ctx.actor, input)),
  list: procedure('onboarding', 'read', 'departmentRows')
    .meta({ exports: exportHeads(reportList) })
    .input(reportList.input)
    .query(({ ctx, input }) => listReport(ctx.db, ctx.actor, input)),
  count: procedure('onboarding', 'read', 'departmentFigures')
    .input(reportCountInput)
    .query(({ ctx, input }) => countReport(ctx.db, ctx.actor, input)),
})
