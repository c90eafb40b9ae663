import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  documentRow,
  documentGetAnswer,
  documentMatchFilesAnswer,
  documentAddVersionAnswer,
  documentSignAnswer,
} from '@intranet/contract/people/document-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  createDocumentsInput,
  documentList,
  matchFilesInput,
  newDocumentVersionInput,
  updateDocumentInput,
} from '@intranet/contract/people/documents'
import { byId, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listDocuments, listOwnDocuments, switchDocuments } from './document.queries.ts'
import {
  addVersion,
  changeDocument,
  createDocuments,
  dropDocument,
  matchFiles,
  readDocument,
  signDocument,
} from './document.service.ts'

export const documentRouter = router({
  list: procedure('rh', 'manage', 'providerRows')
    .meta({ exports: exportHeads(documentList) })
    .input(documentList.input)
    .output(answers(pageOf(documentRow)))
    .query(({ ctx, input }) => listDocuments(ctx.db, ctx.actor, input)),
  mine: procedure('rh', 'employee', 'own')
    .input(documentList.input)
    .output(answers(pageOf(documentRow)))
    .query(({ ctx, input }) => listOwnDocuments(ctx.db, ctx.actor, input)),
  get: procedure('rh', 'manage', 'providerRows')
    .input(byId)
    .output(answers(documentGetAnswer))
    .query(({ ctx, input }) => readDocument(ctx.db, ctx.actor, input.id)),
  matchFiles: procedure('rh', 'manage', 'own')
    .input(matchFilesInput)
    .output(answers(documentMatchFilesAnswer))
    .query(({ ctx, input }) => matchFiles(ctx.db, ctx.actor, input.nomes)),
  create: procedure('rh', 'manage', 'nothing')
    .input(createDocumentsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createDocuments(ctx.db, ctx.actor, input.objects)),
  addVersion: procedure('rh', 'manage', 'nothing')
    .input(newDocumentVersionInput)
    .output(answers(documentAddVersionAnswer))
    .mutation(({ ctx, input }) => addVersion(ctx.db, ctx.actor, input)),
  update: procedure('rh', 'manage', 'nothing')
    .input(updateDocumentInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeDocument(ctx.db, ctx.actor, input)),
  sign: procedure('rh', 'employee', 'nothing')
    .input(byId)
    .output(answers(documentSignAnswer))
    .mutation(({ ctx, input }) => signDocument(ctx.db, ctx.actor, input.id)),
  setActive: procedure('rh', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchDocuments(ctx.db, ctx.actor, input)),
  remove: procedure('rh', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => dropDocument(ctx.db, ctx.actor, input.id)),
})
