import { pageOf } from '@intranet/contract/answer'
import {
  careersDashboardAnswer,
  careersDashboardInput,
  vacancyReport,
  vacancyReportRow,
} from '@intranet/contract/careers/figures'
import { exportHeads } from '@intranet/contract/list'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { listReport } from './figures.queries.ts'
import { readDashboard } from './figures.service.ts'

export const careersFiguresRouter = router({
  dashboard: procedure('banco_talentos', 'read', 'figures')
    .meta(readsWide)
    .input(careersDashboardInput)
    .output(answers(careersDashboardAnswer))
    .query(({ ctx, input }) => readDashboard(ctx.db, ctx.actor, input)),
  report: procedure('banco_talentos', 'read', 'providerRows')
    .meta({ exports: exportHeads(vacancyReport), ...readsWide })
    .input(vacancyReport.input)
    .output(answers(pageOf(vacancyReportRow)))
    .query(({ ctx, input }) => listReport(ctx.db, ctx.actor, input)),
})
