import { chartBranch, chartSearchInput } from '@intranet/contract/people/org-chart'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { chartPeople, chartUnits, searchChart } from './org-chart.queries.ts'

export const orgChartRouter = router({
  units: procedure('rh', 'employee', 'providerRows').query(({ ctx }) => chartUnits(ctx.db, ctx.actor)),
  people: procedure('rh', 'employee', 'providerRows')
    .input(chartBranch)
    .query(({ ctx, input }) => chartPeople(ctx.db, ctx.actor, input)),
  search: procedure('rh', 'employee', 'providerRows')
    .input(chartSearchInput)
    .query(({ ctx, input }) => searchChart(ctx.db, ctx.actor, input.q)),
})
