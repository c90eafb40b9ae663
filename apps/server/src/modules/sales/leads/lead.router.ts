import { exportHeads } from '@intranet/contract/list'
import { byId, recordId } from '@intranet/contract/record'
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
import { leadViewFields, listLeadViewsInput, updateLeadViewInput } from '@intranet/contract/sales/lead-view'
import * as z from 'zod'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { coverageResults } from './coverage-results.queries.ts'
import { assignLeads, takeLead } from './lead-assign.service.ts'
import { possibleDuplicates } from './lead-duplicates.queries.ts'
import { leadHistory } from './lead-history.queries.ts'
import { countLeads, getLead, groupLeads, listLeads, seesMasked } from './lead-list.queries.ts'
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
import { createLeadView, listLeadViews, removeLeadView, updateLeadView } from './lead-view.queries.ts'
import { changeTypedLead, createTypedLeads, readLead } from './lead.service.ts'
import { sellerOptions } from './seller.queries.ts'

const read = procedure('vendas', 'read')
const sell = procedure('vendas', 'create')
const manage = procedure('vendas', 'manage')

export const leadRouter = router({
  list: read
    .input(listLeadsInput)
    .query(async ({ ctx, input }) =>
      listLeads(ctx.db, ctx.actor, input, await leadWaits(ctx.deps.parameters)),
    ),
  export: read
    .meta({ exports: exportHeads(leadList) })
    .input(listLeadsInput)
    .query(async ({ ctx, input }) =>
      listLeads(ctx.db, ctx.actor, input, await leadWaits(ctx.deps.parameters), true),
    ),
  groups: read
    .input(groupLeadsInput)
    .query(async ({ ctx, input }) =>
      groupLeads(ctx.db, ctx.actor, input, await leadWaits(ctx.deps.parameters)),
    ),
  counters: read
    .input(leadCountersInput)
    .query(async ({ ctx, input }) =>
      countLeads(ctx.db, ctx.actor, input, await leadWaits(ctx.deps.parameters)),
    ),
  get: read
    .input(byId)
    .query(async ({ ctx, input }) =>
      readLead(ctx.db, ctx.actor, input.id, await leadWaits(ctx.deps.parameters)),
    ),
  history: read.input(byId).query(async ({ ctx, input }) => {
    found(await getLead(ctx.db, ctx.actor, input.id, await leadWaits(ctx.deps.parameters)))
    return leadHistory(ctx.db, input.id, seesMasked(ctx.actor))
  }),
  duplicates: read.input(byId).query(({ ctx, input }) => possibleDuplicates(ctx.db, ctx.actor, input.id)),
  coverageResults: read.query(({ ctx }) => coverageResults(ctx.db, ctx.actor)),
  sellers: read
    .input(z.strictObject({ id_empresa: recordId.optional() }).prefault({}))
    .query(({ ctx, input }) => sellerOptions(ctx.db, ctx.actor, input.id_empresa)),
  verify: sell
    .input(verifyLeadInput)
    .query(({ ctx, input }) => verifyForLead(ctx.deps, ctx.db, ctx.actor, input)),
  create: sell
    .input(createLeadsInput)
    .mutation(({ ctx, input }) => createTypedLeads(ctx.db, ctx.actor, input)),
  update: sell.input(updateLeadInput).mutation(({ ctx, input }) => changeTypedLead(ctx.db, ctx.actor, input)),
  move: sell.input(moveLeadInput).mutation(({ ctx, input }) => moveLead(ctx.db, ctx.actor, input)),
  contact: sell.input(contactLeadInput).mutation(({ ctx, input }) => recordContact(ctx.db, ctx.actor, input)),
  take: sell.input(byId).mutation(({ ctx, input }) => takeLead(ctx.db, ctx.actor, input.id)),
  markUnfeasible: sell
    .input(unfeasibleLeadInput)
    .mutation(({ ctx, input }) => markUnfeasible(ctx.db, ctx.actor, input)),
  inactivate: sell.input(closeLeadInput).mutation(({ ctx, input }) => inactivate(ctx.db, ctx.actor, input)),
  reactivate: sell.input(reopenLeadInput).mutation(({ ctx, input }) => reactivate(ctx.db, ctx.actor, input)),
  restrictCustomer: sell
    .input(byId)
    .mutation(({ ctx, input }) => restrictCustomer(ctx.db, ctx.actor, input.id)),
  assign: manage.input(assignLeadsInput).mutation(({ ctx, input }) => assignLeads(ctx.db, ctx.actor, input)),
  markWrong: manage.input(wrongLeadInput).mutation(({ ctx, input }) => markWrong(ctx.db, ctx.actor, input)),
  exclude: manage.input(closeLeadInput).mutation(({ ctx, input }) => exclude(ctx.db, ctx.actor, input)),
  restore: procedure('vendas', 'superadmin')
    .input(reopenLeadInput)
    .mutation(({ ctx, input }) => restore(ctx.db, ctx.actor, input)),
  merge: manage.input(mergeLeadsInput).mutation(({ ctx, input }) => mergeLeads(ctx.db, ctx.actor, input)),
  unmerge: manage.input(byId).mutation(({ ctx, input }) => unmergeLead(ctx.db, ctx.actor, input.id)),
})

export const leadViewRouter = router({
  list: read
    .input(listLeadViewsInput)
    .query(({ ctx, input }) => listLeadViews(ctx.db, ctx.actor, input.lista)),
  create: read.input(leadViewFields).mutation(({ ctx, input }) => createLeadView(ctx.db, ctx.actor, input)),
  update: read
    .input(updateLeadViewInput)
    .mutation(({ ctx, input }) => updateLeadView(ctx.db, ctx.actor, input)),
  remove: read.input(byId).mutation(({ ctx, input }) => removeLeadView(ctx.db, ctx.actor, input.id)),
})
