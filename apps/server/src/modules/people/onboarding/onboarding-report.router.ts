import { answers } from '../../../platform/procedure/answers.ts'
import {
  onboardingReportRow,
  onboardingReportPageAnswer,
  onboardingReportCountAnswer,
} from '@intranet/contract/people/onboarding-report-answers'
import { exportHeads } from '@intranet/contract/list'
import { reportCountInput, reportInput, reportList } from '@intranet/contract/people/onboarding-report'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { countReport, listReport, readReport } from './onboarding-report.queries.ts'

export const onboardingReportRouter = router({
  page: procedure('onboarding', 'read', 'departmentRows')
    .meta(readsWide)
    .input(reportInput)
    .output(answers(onboardingReportPageAnswer))
    .query(({ ctx, input }) => readReport(ctx.db, ctx.actor, input)),
  ...crud(
    { list: reportList, row: onboardingReportRow },
    {
      list: [
        procedure('onboarding', 'read', 'departmentRows').meta({
          exports: exportHeads(reportList),
          ...readsWide,
        }),
        listReport,
      ],
    },
  ),
  count: procedure('onboarding', 'read', 'departmentFigures')
    .meta(readsWide)
    .input(reportCountInput)
    .output(answers(onboardingReportCountAnswer))
    .query(({ ctx, input }) => countReport(ctx.db, ctx.actor, input)),
})
