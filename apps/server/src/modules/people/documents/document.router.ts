import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf } from '@intranet/contract/answer'
import {
  documentAddVersionAnswer,
  documentMatchFilesAnswer,
  documentSchemas,
  documentSignAnswer,
  matchFilesInput,
  newDocumentVersionInput,
} from '@intranet/contract/people/document-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listDocuments, listOwnDocuments } from './document.queries.ts'
import {
  addVersion,
  changeDocument,
  createDocuments,
  dropDocument,
  matchFiles,
  readDocument,
  setDocumentsActive,
  signDocument,
} from './document.service.ts'

export const documentRouter = router({
  ...crud(documentSchemas, {
    list: [
      procedure('rh', 'manage', 'providerRows').meta({ exports: exportHeads(documentSchemas.list) }),
      listDocuments,
    ],
    get: [procedure('rh', 'manage', 'providerRows'), readDocument],
    create: [procedure('rh', 'manage', 'nothing'), createDocuments],
    update: [procedure('rh', 'manage', 'nothing'), changeDocument],
    setActive: [procedure('rh', 'manage', 'nothing'), setDocumentsActive],
    remove: [procedure('rh', 'manage', 'nothing'), dropDocument],
  }),
  mine: procedure('rh', 'employee', 'own')
    .input(documentSchemas.list.input)
    .output(answers(pageOf(documentSchemas.row)))
    .query(({ ctx, input }) => listOwnDocuments(ctx.db, ctx.actor, input)),
  matchFiles: procedure('rh', 'manage', 'own')
    .input(matchFilesInput)
    .output(answers(documentMatchFilesAnswer))
    .query(({ ctx, input }) => matchFiles(ctx.db, ctx.actor, input.nomes)),
  addVersion: procedure('rh', 'manage', 'nothing')
    .input(newDocumentVersionInput)
    .output(answers(documentAddVersionAnswer))
    .mutation(({ ctx, input }) => addVersion(ctx.db, ctx.actor, input)),
  sign: procedure('rh', 'employee', 'nothing')
    .input(byId)
    .output(answers(documentSignAnswer))
    .mutation(({ ctx, input }) => signDocument(ctx.db, ctx.actor, input.id)),
})
