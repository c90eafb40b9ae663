import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf } from '@intranet/contract/answer'
import {
  onboardingReportRow,
  onboardingReportPageAnswer,
  onboardingReportCountAnswer,
} from '@intranet/contract/people/onboarding-report-answers'
import { exportHeads } from '@intranet/contract/list'
import { reportCountInput, reportInput, reportList } from '@intranet/contract/people/onboarding-report'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { countReport, listReport, readReport } from './onboarding-report.queries.ts'

export const onboardingReportRouter = router({
  page: procedure('onboarding', 'read', 'departmentRows')
    .input(reportInput)
    .output(answers(onboardingReportPageAnswer))
    .query(({ ctx, input }) => readReport(ctx.db, ctx.actor, input)),
  list: procedure('onboarding', 'read', 'departmentRows')
    .meta({ exports: exportHeads(reportList) })
    .input(reportList.input)
    .output(answers(pageOf(onboardingReportRow)))
    .query(({ ctx, input }) => listReport(ctx.db, ctx.actor, input)),
  count: procedure('onboarding', 'read', 'departmentFigures')
    .input(reportCountInput)
    .output(answers(onboardingReportCountAnswer))
    .query(({ ctx, input }) => countReport(ctx.db, ctx.actor, input)),
})
