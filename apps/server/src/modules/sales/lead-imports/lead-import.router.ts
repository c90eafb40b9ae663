import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, switchedRecords } from '@intranet/contract/answer'
import {
  leadImportRow,
  leadImportParticipantsRow,
  leadImportErrorsRow,
  leadImportGetAnswer,
  leadImportParticipantAnswer,
  leadImportImportAtOnceAnswer,
  leadImportCreateLeadsAnswer,
  leadImportUndoAnswer,
} from '@intranet/contract/sales/lead-import-answers'
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
import { crud } from '../../../platform/procedure/crud.ts'
import { router } from '../../../platform/procedure/procedure.ts'
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
  ...crud(
    {
      list: leadImportList,
      row: leadImportRow,
      one: leadImportGetAnswer,
      createInput: createLeadImportsInput,
    },
    {
      list: [
        marketingProcedure('read', 'providerRows').meta({ exports: exportHeads(leadImportList) }),
        listLeadImports,
      ],
      get: [marketingProcedure('read', 'providerRows'), getLeadImport],
      create: [marketingProcedure('create', 'nothing'), createLeadImports],
    },
  ),
  participants: marketingProcedure('read', 'providerRows')
    .meta({ exports: exportHeads(participantList) })
    .input(participantList.input)
    .output(answers(pageOf(leadImportParticipantsRow)))
    .query(({ ctx, input }) => listParticipants(ctx.db, ctx.actor, input)),
  participant: marketingProcedure('editOwn', 'providerRows')
    .input(byId)
    .output(answers(leadImportParticipantAnswer))
    .query(({ ctx, input }) => readParticipant(ctx.db, ctx.actor, input.id)),
  errors: marketingProcedure('read', 'providerRows')
    .meta({ exports: exportHeads(importErrorList) })
    .input(importErrorList.input)
    .output(answers(pageOf(leadImportErrorsRow)))
    .query(({ ctx, input }) => listImportErrors(ctx.db, ctx.actor, input)),
  read: marketingProcedure('create', 'providerRows')
    .input(byId)
    .output(answers(leadImportGetAnswer))
    .mutation(({ ctx, input }) => startReading(ctx, input.id)),
  mapColumns: marketingProcedure('create', 'nothing')
    .input(mapColumnsInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => mapColumns(ctx, input)),
  confirm: marketingProcedure('create', 'nothing')
    .input(confirmImportInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => confirmImport(ctx, input)),
  importAtOnce: slowMarketingProcedure('create', 'nothing')
    .input(byId)
    .output(answers(leadImportImportAtOnceAnswer))
    .mutation(({ ctx, input }) => importAtOnce(ctx, input.id)),
  updateParticipants: marketingProcedure('editOwn', 'nothing')
    .input(updateParticipantsInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => mendParticipants(ctx.db, ctx.actor, input)),
  createLeads: marketingProcedure('create', 'nothing')
    .input(createImportedLeadsInput)
    .output(answers(leadImportCreateLeadsAnswer))
    .mutation(async ({ ctx, input }) => {
      const answer = await createImportedLeads(ctx.db, ctx.actor, input)
      if (input.todos) await ctx.deps.jobs.send(ctx.db, leadImportJob, { id: input.id })
      return answer
    }),
  undo: marketingProcedure('create', 'nothing')
    .input(byId)
    .output(answers(leadImportUndoAnswer))
    .mutation(({ ctx, input }) => undoImport(ctx.db, ctx.actor, input.id)),
})
