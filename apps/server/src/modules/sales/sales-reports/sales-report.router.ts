import { answers } from '../../../platform/procedure/answers.ts'
import {
  salesReportAnswer,
  salesReportDashboardAnswer,
  salesReportDaysAnswer,
  salesReportHistoryAnswer,
  salesReportLeadsAnswer,
  salesReportProfileAnswer,
  salesReportProvidersAnswer,
} from '@intranet/contract/sales/sales-report-answers'
import { withMoney } from '@intranet/contract/list'
import {
  historyColumns,
  profileColumns,
  reportColumns,
  reportMoney,
} from '@intranet/contract/sales/report-words'
import {
  breakdownInput,
  dashboardInput,
  reportInput,
  reportLeadList,
  wholeReportInput,
} from '@intranet/contract/sales/sales-reports'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { leadWaits } from '../leads/lead-lists.ts'
import type { Dimension } from '../figures/figure-source.ts'
import {
  breakdownDays,
  breakdownReport,
  dashboardReport,
  dimensionReport,
  historyReport,
  profileReport,
  providerReport,
  reportLeads,
  unfeasibilityReport,
} from './sales-report.service.ts'

const byDimension = (dimension: Dimension, heads: Record<string, string>) =>
  procedure('vendas', 'read', 'figures')
    .meta({ exports: withMoney(heads, reportMoney), ...readsWide })
    .input(reportInput)
    .output(answers(salesReportAnswer))
    .query(({ ctx, input }) => dimensionReport(ctx.db, ctx.actor, dimension, input))

/** The sales reports, of the leads that the asker may see. The one without coverage is `noCoverage`. */
export const salesReportRouter = router({
  campaigns: byDimension('campanha', reportColumns.campaigns),
  channels: byDimension('canal', reportColumns.channels),
  city: byDimension('cidade', reportColumns.city),
  products: byDimension('produto', reportColumns['products-best-sellers']),
  sellers: byDimension('vendedor', reportColumns.sellers),
  unfeasibility: procedure('vendas', 'read', 'figures')
    .meta({ exports: reportColumns.unfeasibility, ...readsWide })
    .input(reportInput)
    .output(answers(salesReportAnswer))
    .query(({ ctx, input }) => unfeasibilityReport(ctx.db, ctx.actor, input)),
  history: procedure('vendas', 'read', 'figures')
    .meta({ exports: historyColumns, ...readsWide })
    .input(wholeReportInput)
    .output(answers(salesReportHistoryAnswer))
    .query(({ ctx, input }) => historyReport(ctx.db, ctx.actor, input)),
  profile: procedure('vendas', 'read', 'figures')
    .meta({ exports: profileColumns, ...readsWide })
    .input(wholeReportInput)
    .output(answers(salesReportProfileAnswer))
    .query(({ ctx, input }) => profileReport(ctx.db, ctx.actor, input)),
  dashboard: procedure('vendas', 'read', 'figures')
    .meta(readsWide)
    .input(dashboardInput)
    .output(answers(salesReportDashboardAnswer))
    .query(({ ctx, input }) => dashboardReport(ctx.db, ctx.actor, input)),
  /** The figures on the provider cards: of all that the reader sees. */
  providers: procedure('vendas', 'read', 'figures')
    .meta(readsWide)
    .input(dashboardInput)
    .output(answers(salesReportProvidersAnswer))
    .query(({ ctx, input }) => providerReport(ctx.db, ctx.actor, input)),
  details: procedure('vendas', 'read', 'figures')
    .meta({ exports: withMoney(reportColumns.campaigns, reportMoney), ...readsWide })
    .input(breakdownInput)
    .output(answers(salesReportAnswer))
    .query(({ ctx, input }) => breakdownReport(ctx.db, ctx.actor, input)),
  leads: procedure('vendas', 'read', 'providerRows')
    .meta(readsWide)
    .input(reportLeadList.input)
    .output(answers(salesReportLeadsAnswer))
    .query(async ({ ctx, input }) =>
      reportLeads(ctx.db, ctx.actor, input, await leadWaits(ctx.deps.parameters)),
    ),
  days: procedure('vendas', 'read', 'figures')
    .meta(readsWide)
    .input(breakdownInput)
    .output(answers(salesReportDaysAnswer))
    .query(({ ctx, input }) => breakdownDays(ctx.db, ctx.actor, input)),
})
