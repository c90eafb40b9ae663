import { createdRecords } from '@intranet/contract/answer'
import {
  createKeywordsInput,
  keywordsAnswer,
  listKeywordsInput,
  updateKeywordInput,
} from '@intranet/contract/careers/keywords'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { changeKeyword, createKeywords, deleteKeyword, readKeywords } from './keyword.service.ts'

export const keywordRouter = router({
  list: procedure('banco_talentos', 'read', 'providerRows')
    .input(listKeywordsInput)
    .output(answers(keywordsAnswer))
    .query(({ ctx, input }) => readKeywords(ctx.db, ctx.actor, input.id_vaga ?? null)),
  create: procedure('banco_talentos', 'manage', 'nothing')
    .input(createKeywordsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createKeywords(ctx.db, ctx.deps, ctx.actor, input)),
  ...crud(
    { updateInput: updateKeywordInput },
    {
      update: [
        procedure('banco_talentos', 'manage', 'nothing'),
        (db, actor, input, deps) => changeKeyword(db, deps, actor, input),
      ],
      remove: [
        procedure('banco_talentos', 'manage', 'nothing'),
        (db, actor, id, deps) => deleteKeyword(db, deps, actor, id),
      ],
    },
  ),
})
