import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import {
  confirmImportInput,
  createImportedLeadsInput,
  createLeadImportsInput,
  importErrorList,
  leadImportList,
  mapColumnsInput,
  participantList,
  updateParticipantsInput,
} from '@intranet/contract/sales/lead-imports'
import { router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { marketingProcedure, slowMarketingProcedure } from '../marketing-procedure.ts'
import { createImportedLeads, undoImport } from './imported-leads.service.ts'
import { getLeadImport, listImportErrors, listLeadImports, listParticipants } from './lead-import.queries.ts'
import {
  confirmImport,
  createLeadImports,
  importAtOnce,
  mapColumns,
  mendParticipants,
  readParticipant,
  startReading,
} from './lead-import.service.ts'
import { leadImportJob } from './run-import.service.ts'

export const leadImportRouter = router({
  list: marketingProcedure('read', 'providerRows')
    .meta({ exports: exportHeads(leadImportList) })
    .input(leadImportList.input)
    .query(({ ctx, input }) => listLeadImports(ctx.db, ctx.actor, input)),
  get: marketingProcedure('read', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getLeadImport(ctx.db, ctx.actor, input.id))),
  participants: marketingProcedure('read', 'providerRows')
    .meta({ exports: exportHeads(participantList) })
    .input(participantList.input)
    .query(({ ctx, input }) => listParticipants(ctx.db, ctx.actor, input)),
  participant: marketingProcedure('editOwn', 'providerRows')
    .input(byId)
    .query(({ ctx, input }) => readParticipant(ctx.db, ctx.actor, input.id)),
  errors: marketingProcedure('read', 'providerRows')
    .meta({ exports: exportHeads(importErrorList) })
    .input(importErrorList.input)
    .query(({ ctx, input }) => listImportErrors(ctx.db, ctx.actor, input)),
  create: marketingProcedure('create', 'nothing')
    .input(createLeadImportsInput)
    .mutation(({ ctx, input }) => createLeadImports(ctx.db, ctx.actor, input.objects)),
  read: marketingProcedure('create', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => startReading(ctx, input.id)),
  mapColumns: marketingProcedure('create', 'nothing')
    .input(mapColumnsInput)
    .mutation(({ ctx, input }) => mapColumns(ctx, input)),
  confirm: marketingProcedure('create', 'nothing')
    .input(confirmImportInput)
    .mutation(({ ctx, input }) => confirmImport(ctx, input)),
  importAtOnce: slowMarketingProcedure('create', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => importAtOnce(ctx, input.id)),
  updateParticipants: marketingProcedure('editOwn', 'nothing')
    .input(updateParticipantsInput)
    .mutation(({ ctx, input }) => mendParticipants(ctx.db, ctx.actor, input)),
  createLeads: marketingProcedure('create', 'nothing')
    .input(createImportedLeadsInput)
    .mutation(async ({ ctx, input }) => {
      const answer = await createImportedLeads(ctx.db, ctx.actor, input)
      if (input.todos) await ctx.deps.jobs.send(ctx.db, leadImportJob, { id: input.id })
      return answer
    }),
  undo: marketingProcedure('create', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => undoImport(ctx.db, ctx.actor, input.id)),
})
