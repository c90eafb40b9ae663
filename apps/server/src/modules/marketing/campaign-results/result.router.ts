import { answers } from '../../../platform/procedure/answers.ts'
import { exportHeads } from '@intranet/contract/list'
import {
  createResultsInput,
  detailedReportInput,
  resultChannelsInput,
  resultChannelsAnswer,
  resultCreateAnswer,
  resultGetAnswer,
  resultProvidersAnswer,
  resultProvidersInput,
  resultReportInput,
  resultSchemas,
  resultSyntheticAnswer,
  resultWeeklyAnswer,
} from '@intranet/contract/marketing/result-schemas'
import { crud } from '../../../platform/procedure/crud.ts'
import { readsWide, router } from '../../../platform/procedure/procedure.ts'
import { marketingProcedure } from '../../sales/marketing-procedure.ts'
import { readProviders } from './result-providers.queries.ts'
import { syntheticReport, weeklyReport } from './report.service.ts'
import { channelChoices, getResult, listResults, removeResult } from './result.queries.ts'
import { changeResult, createResults } from './result.service.ts'

export const campaignResultRouter = router({
  ...crud(
    { ...resultSchemas, one: resultGetAnswer, createInput: createResultsInput, created: resultCreateAnswer },
    {
      list: [
        marketingProcedure('read', 'providerRows').meta({ exports: exportHeads(resultSchemas.list) }),
        listResults,
      ],
      get: [marketingProcedure('read', 'providerRows'), getResult],
      update: [marketingProcedure('editOwn', 'nothing'), changeResult],
      remove: [marketingProcedure('manage', 'nothing'), removeResult],
      create: [
        marketingProcedure('create', 'nothing'),
        async (db, actor, objects, deps) => {
          const reportCampaign = await deps.parameters.read('resultado_campanha')
          return createResults(db, actor, objects, reportCampaign)
        },
      ],
    },
  ),
  channels: marketingProcedure('read', 'providerRows')
    .meta(readsWide)
    .input(resultChannelsInput)
    .output(answers(resultChannelsAnswer))
    .query(({ ctx, input }) => channelChoices(ctx.db, ctx.actor, input.id_empresa, input.incluir)),
  /** The figures on the cards of providers: of all that the reader sees. */
  providers: marketingProcedure('read', 'figures')
    .meta(readsWide)
    .input(resultProvidersInput)
    .output(answers(resultProvidersAnswer))
    .query(async ({ ctx, input }) =>
      readProviders(ctx.db, ctx.actor, await ctx.deps.parameters.read('resultado_campanha'), input.comparar),
    ),
  synthetic: marketingProcedure('read', 'figures')
    .meta(readsWide)
    .input(resultReportInput)
    .output(answers(resultSyntheticAnswer))
    .query(({ ctx, input }) =>
      syntheticReport(ctx.db, ctx.actor, input, () => ctx.deps.parameters.read('resultado_campanha')),
    ),
  weekly: marketingProcedure('read', 'figures')
    .meta(readsWide)
    .input(resultReportInput)
    .output(answers(resultWeeklyAnswer))
    .query(({ ctx, input }) =>
      weeklyReport(ctx.db, ctx.actor, input, () => ctx.deps.parameters.read('resultado_campanha')),
    ),
  detailed: marketingProcedure('read', 'figures')
    .meta(readsWide)
    .input(detailedReportInput)
    .output(answers(resultWeeklyAnswer))
    .query(({ ctx, input }) =>
      weeklyReport(ctx.db, ctx.actor, input, () => ctx.deps.parameters.read('resultado_campanha')),
    ),
})
