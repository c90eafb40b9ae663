import { nothing } from '@intranet/contract/answer'
import {
  createdSheetImport,
  keptMappings,
  sheetImportAnswer,
  sheetProgress,
  sheetUndoAnswer,
  sheetWrongLines,
} from '@intranet/contract/home/sheet-import-answers'
import {
  createSheetImportInput,
  keepMappingInput,
  mapSheetInput,
  sheetEntityInput,
  undoSheetInput,
  wrongLinesInput,
} from '@intranet/contract/home/sheet-imports'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { peopleOnly, procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { beginImport } from './begin-import.service.ts'
import { removeMapping } from './kept-mapping.queries.ts'
import { keepMapping, readMappings } from './kept-mapping.service.ts'
import {
  advanceImport,
  inviteImported,
  mapImport,
  readCurrent,
  readWrongLines,
  undoImport,
} from './sheet-import.service.ts'

/** Which entity it is says who may: see the service. Programs have each entity's own create. */
export const sheetImportRouter = router({
  current: procedure('pagina_inicial', 'signedIn', 'own')
    .meta(peopleOnly)
    .input(sheetEntityInput)
    .output(answers(sheetImportAnswer))
    .query(({ ctx, input }) => readCurrent(ctx.db, ctx.actor, input.entidade)),
  create: slowProcedure('pagina_inicial', 'signedIn', 'nothing')
    .meta(peopleOnly)
    .input(createSheetImportInput)
    .output(answers(createdSheetImport))
    .mutation(({ ctx, input }) => beginImport(ctx, input)),
  mapColumns: procedure('pagina_inicial', 'signedIn', 'nothing')
    .meta(peopleOnly)
    .input(mapSheetInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => mapImport(ctx, input)),
  advance: procedure('pagina_inicial', 'signedIn', 'nothing')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(sheetProgress))
    .mutation(({ ctx, input }) => advanceImport(ctx, input.id)),
  wrongLines: procedure('pagina_inicial', 'signedIn', 'own')
    .meta(peopleOnly)
    .input(wrongLinesInput)
    .output(answers(sheetWrongLines))
    .query(({ ctx, input }) => readWrongLines(ctx.db, ctx.actor, input)),
  invite: procedure('pagina_inicial', 'signedIn', 'nothing')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(sheetProgress))
    .mutation(({ ctx, input }) => inviteImported(ctx, input.id)),
  undo: procedure('pagina_inicial', 'signedIn', 'nothing')
    .meta(peopleOnly)
    .input(undoSheetInput)
    .output(answers(sheetUndoAnswer))
    .mutation(({ ctx, input }) => undoImport(ctx, input)),
  mappings: procedure('pagina_inicial', 'signedIn', 'own')
    .meta(peopleOnly)
    .input(sheetEntityInput)
    .output(answers(keptMappings))
    .query(({ ctx, input }) => readMappings(ctx.db, ctx.actor, input.entidade)),
  /** Keeps the columns of one's import under a name. */
  keepMapping: procedure('pagina_inicial', 'signedIn', 'nothing')
    .meta(peopleOnly)
    .input(keepMappingInput)
    .output(answers(createdSheetImport))
    .mutation(({ ctx, input }) => keepMapping(ctx.db, ctx.actor, input)),
  removeMapping: procedure('pagina_inicial', 'signedIn', 'nothing')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeMapping(ctx.db, ctx.actor, input.id)),
})
