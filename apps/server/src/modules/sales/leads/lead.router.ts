import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  leadRow,
  leadGroupsAnswer,
  leadCountersAnswer,
  leadGetAnswer,
  leadHistoryAnswer,
  leadDuplicatesAnswer,
  leadCoverageResultsAnswer,
  leadSellersAnswer,
  leadVerifyAnswer,
  leadCreateAnswer,
  leadUpdateAnswer,
  leadRestrictCustomerAnswer,
  leadMergeAnswer,
} from '@intranet/contract/sales/lead-answers'
import { exportHeads } from '@intranet/contract/list'
import { byId, recordId } from '@intranet/contract/record'
import { recordStages } from '@intranet/contract/record-stages'
import {
  assignLeadsInput,
  closeLeadInput,
  contactLeadInput,
  createLeadsInput,
  mergeLeadsInput,
  moveLeadInput,
  reopenLeadInput,
  unfeasibleLeadInput,
  updateLeadInput,
  verifyLeadInput,
  wrongLeadInput,
} from '@intranet/contract/sales/lead'
import {
  groupLeadsInput,
  leadCountersInput,
  leadList,
  listLeadsInput,
} from '@intranet/contract/sales/lead-list'
import * as z from 'zod'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import type { ExposureOf } from '../../../platform/procedure/exposure.ts'
import { found } from '../../../platform/records.ts'
import { readStages } from '../../../platform/record-stages.ts'
import { coverageResults } from './coverage-results.queries.ts'
import { assignLeads, takeLead } from './lead-assign.service.ts'
import { leadHistory, stagedLeads } from './lead-history.queries.ts'
import { countLeads } from './lead-counters.queries.ts'
import { getLead, groupLeads, listLeads, seesMasked } from './lead-list.queries.ts'
import { leadWaits } from './lead-lists.ts'
import { mergeLeads, unmergeLead } from './lead-merge.service.ts'
import { moveLead, recordContact } from './lead-move.service.ts'
import { restrictCustomer } from './lead-opt-out.service.ts'
import {
  exclude,
  inactivate,
  markUnfeasible,
  markWrong,
  reactivate,
  restore,
} from './lead-outcome.service.ts'
import { verifyForLead } from './lead-verify.service.ts'
import { changeTypedLead, createTypedLeads, possibleDuplicates, readLead } from './lead.service.ts'
import { sellerOptions } from './seller.queries.ts'

const read = (exposure: ExposureOf<'read'>) => procedure('vendas', 'read', exposure)
const sell = (exposure: ExposureOf<'create'>) => procedure('vendas', 'create', exposure)
const manage = (exposure: ExposureOf<'manage'>) => procedure('vendas', 'manage', exposure)

export const leadRouter = router({
  export: read('providerRows')
    .meta({ exports: exportHeads(leadList) })
    .input(listLeadsInput)
    .output(answers(pageOf(leadRow)))
    .query(async ({ ctx, input }) =>
      listLeads(ctx.db, ctx.actor, input, await leadWaits(ctx.deps.parameters), true),
    ),
  groups: read('figures')
    .input(groupLeadsInput)
    .output(answers(leadGroupsAnswer))
    .query(async ({ ctx, input }) =>
      groupLeads(ctx.db, ctx.actor, input, await leadWaits(ctx.deps.parameters)),
    ),
  counters: read('figures')
    .meta(readsWide)
    .input(leadCountersInput)
    .output(answers(leadCountersAnswer))
    .query(async ({ ctx, input }) =>
      countLeads(ctx.db, ctx.actor, input, await leadWaits(ctx.deps.parameters)),
    ),
  history: read('providerRows')
    .input(byId)
    .output(answers(leadHistoryAnswer))
    .query(async ({ ctx, input }) => {
      found(await getLead(ctx.db, ctx.actor, input.id, await leadWaits(ctx.deps.parameters)))
      return leadHistory(ctx.db, input.id, seesMasked(ctx.actor))
    }),
  stages: read('figures')
    .meta(readsWide)
    .input(byId)
    .output(answers(recordStages))
    .query(async ({ ctx, input }) => {
      const { parada } = await leadWaits(ctx.deps.parameters)
      const limits = { 1: parada, 2: parada, 3: parada, 4: parada }
      return readStages(ctx.db, stagedLeads(ctx.db, ctx.actor), input.id, limits)
    }),
  duplicates: read('providerRows')
    .meta(readsWide)
    .input(byId)
    .output(answers(leadDuplicatesAnswer))
    .query(({ ctx, input }) => possibleDuplicates(ctx.db, ctx.actor, input.id)),
  coverageResults: read('figures')
    .output(answers(leadCoverageResultsAnswer))
    .query(({ ctx }) => coverageResults(ctx.db, ctx.actor)),
  sellers: read('providerRows')
    .meta(readsWide)
    .input(z.strictObject({ id_empresa: recordId.optional() }).prefault({}))
    .output(answers(leadSellersAnswer))
    .query(({ ctx, input }) => sellerOptions(ctx.db, ctx.actor, input.id_empresa)),
  verify: sell('providerRows')
    .input(verifyLeadInput)
    .output(answers(leadVerifyAnswer))
    .query(({ ctx, input }) => verifyForLead(ctx.deps, ctx.db, ctx.actor, input)),
  create: sell('providerRows')
    .input(createLeadsInput)
    .output(answers(leadCreateAnswer))
    .mutation(({ ctx, input }) => createTypedLeads(ctx.db, ctx.actor, input)),
  ...crud(
    {
      list: { input: listLeadsInput },
      row: leadRow,
      one: leadGetAnswer,
      updateInput: updateLeadInput,
      updated: leadUpdateAnswer,
    },
    {
      list: [
        read('providerRows'),
        async (db, actor, input, deps) => listLeads(db, actor, input, await leadWaits(deps.parameters)),
      ],
      get: [
        read('providerRows'),
        async (db, actor, id, deps) => readLead(db, actor, id, await leadWaits(deps.parameters)),
      ],
      update: [sell('nothing'), (db, actor, input, deps) => changeTypedLead(deps, db, actor, input)],
    },
  ),
  move: sell('nothing')
    .input(moveLeadInput)
    .output(answers(leadUpdateAnswer))
    .mutation(({ ctx, input }) => moveLead(ctx.deps, ctx.db, ctx.actor, input)),
  contact: sell('nothing')
    .input(contactLeadInput)
    .output(answers(leadUpdateAnswer))
    .mutation(({ ctx, input }) => recordContact(ctx.db, ctx.actor, input)),
  take: sell('nothing')
    .input(byId)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => takeLead(ctx.db, ctx.actor, input.id)),
  markUnfeasible: sell('nothing')
    .input(unfeasibleLeadInput)
    .output(answers(leadUpdateAnswer))
    .mutation(({ ctx, input }) => markUnfeasible(ctx.db, ctx.actor, input)),
  inactivate: sell('nothing')
    .input(closeLeadInput)
    .output(answers(leadUpdateAnswer))
    .mutation(({ ctx, input }) => inactivate(ctx.db, ctx.actor, input)),
  reactivate: sell('nothing')
    .input(reopenLeadInput)
    .output(answers(leadUpdateAnswer))
    .mutation(({ ctx, input }) => reactivate(ctx.db, ctx.actor, input)),
  restrictCustomer: sell('nothing')
    .input(byId)
    .output(answers(leadRestrictCustomerAnswer))
    .mutation(({ ctx, input }) => restrictCustomer(ctx.db, ctx.actor, input.id)),
  assign: manage('nothing')
    .input(assignLeadsInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => assignLeads(ctx.deps, ctx.db, ctx.actor, input)),
  markWrong: manage('nothing')
    .input(wrongLeadInput)
    .output(answers(leadUpdateAnswer))
    .mutation(({ ctx, input }) => markWrong(ctx.db, ctx.actor, input)),
  exclude: manage('nothing')
    .input(closeLeadInput)
    .output(answers(leadUpdateAnswer))
    .mutation(({ ctx, input }) => exclude(ctx.db, ctx.actor, input)),
  restore: procedure('vendas', 'superadmin', 'nothing')
    .input(reopenLeadInput)
    .output(answers(leadUpdateAnswer))
    .mutation(({ ctx, input }) => restore(ctx.db, ctx.actor, input)),
  merge: manage('nothing')
    .input(mergeLeadsInput)
    .output(answers(leadMergeAnswer))
    .mutation(({ ctx, input }) => mergeLeads(ctx.db, ctx.actor, input)),
  unmerge: manage('nothing')
    .input(byId)
    .output(answers(leadMergeAnswer))
    .mutation(({ ctx, input }) => unmergeLead(ctx.db, ctx.actor, input.id)),
})
