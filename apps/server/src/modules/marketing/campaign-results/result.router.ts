import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  createResultsInput,
  detailedReportInput,
  resultChannelsInput,
  resultChannelsAnswer,
  resultCreateAnswer,
  resultGetAnswer,
  resultReportInput,
  resultSchemas,
  resultSyntheticAnswer,
  resultWeeklyAnswer,
} from '@intranet/contract/marketing/result-schemas'
import { byId } from '@intranet/contract/record'
import { router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { marketingProcedure } from '../../sales/marketing-procedure.ts'
import { syntheticReport, weeklyReport } from './report.service.ts'
import { channelChoices, getResult, listResults, removeResult } from './result.queries.ts'
import { changeResult, createResults } from './result.service.ts'

export const campaignResultRouter = router({
  list: marketingProcedure('read', 'providerRows')
    .meta({ exports: exportHeads(resultSchemas.list) })
    .input(resultSchemas.list.input)
    .output(answers(pageOf(resultSchemas.row)))
    .query(({ ctx, input }) => listResults(ctx.db, ctx.actor, input)),
  get: marketingProcedure('read', 'providerRows')
    .input(byId)
    .output(answers(resultGetAnswer))
    .query(async ({ ctx, input }) => found(await getResult(ctx.db, ctx.actor, input.id))),
  channels: marketingProcedure('read', 'providerRows')
    .input(resultChannelsInput)
    .output(answers(resultChannelsAnswer))
    .query(({ ctx, input }) => channelChoices(ctx.db, ctx.actor, input.id_empresa, input.incluir)),
  create: marketingProcedure('create', 'nothing')
    .input(createResultsInput)
    .output(answers(resultCreateAnswer))
    .mutation(async ({ ctx, input }) => {
      const reportCampaign = await ctx.deps.parameters.read('resultado_campanha')
      return createResults(ctx.db, ctx.actor, input.objects, reportCampaign)
    }),
  update: marketingProcedure('editOwn', 'nothing')
    .input(resultSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeResult(ctx.db, ctx.actor, input)),
  remove: marketingProcedure('manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeResult(ctx.db, ctx.actor, input.id)),
  synthetic: marketingProcedure('read', 'figures')
    .input(resultReportInput)
    .output(answers(resultSyntheticAnswer))
    .query(({ ctx, input }) =>
      syntheticReport(ctx.db, ctx.actor, input, () => ctx.deps.parameters.read('resultado_campanha')),
    ),
  weekly: marketingProcedure('read', 'figures')
    .input(resultReportInput)
    .output(answers(resultWeeklyAnswer))
    .query(({ ctx, input }) =>
      weeklyReport(ctx.db, ctx.actor, input, () => ctx.deps.parameters.read('resultado_campanha')),
    ),
  detailed: marketingProcedure('read', 'figures')
    .input(detailedReportInput)
    .output(answers(resultWeeklyAnswer))
    .query(({ ctx, input }) =>
      weeklyReport(ctx.db, ctx.actor, input, () => ctx.deps.parameters.read('resultado_campanha')),
    ),
})
