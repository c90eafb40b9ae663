import { answers } from '../../../platform/procedure/answers.ts'
import {
  orgChartUnitsAnswer,
  orgChartPeopleAnswer,
  orgChartSearchAnswer,
} from '@intranet/contract/people/org-chart-answers'
import { chartBranch, chartSearchInput } from '@intranet/contract/people/org-chart'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { chartPeople, chartUnits, searchChart } from './org-chart.queries.ts'

export const orgChartRouter = router({
  units: procedure('rh', 'employee', 'providerRows')
    .output(answers(orgChartUnitsAnswer))
    .query(({ ctx }) => chartUnits(ctx.db, ctx.actor)),
  people: procedure('rh', 'employee', 'providerRows')
    .input(chartBranch)
    .output(answers(orgChartPeopleAnswer))
    .query(({ ctx, input }) => chartPeople(ctx.db, ctx.actor, input)),
  search: procedure('rh', 'employee', 'providerRows')
    .input(chartSearchInput)
    .output(answers(orgChartSearchAnswer))
    .query(({ ctx, input }) => searchChart(ctx.db, ctx.actor, input.q)),
})
