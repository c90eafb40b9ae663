import { createdRecords, nothing, savedRecord } from '@intranet/contract/answer'
import {
  createKeywordsInput,
  keywordsAnswer,
  listKeywordsInput,
  updateKeywordInput,
} from '@intranet/contract/careers/keywords'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
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
  update: procedure('banco_talentos', 'manage', 'nothing')
    .input(updateKeywordInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeKeyword(ctx.db, ctx.deps, ctx.actor, input)),
  remove: procedure('banco_talentos', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => deleteKeyword(ctx.db, ctx.deps, ctx.actor, input.id)),
})
