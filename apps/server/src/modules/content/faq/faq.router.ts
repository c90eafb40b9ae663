import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  faqRow,
  faqEmptySearchesRow,
  faqSearchAnswer,
  faqVoteAnswer,
  faqSuggestAnswer,
  faqGetAnswer,
} from '@intranet/contract/content/faq-answers'
import {
  createFaqInput,
  emptySearchList,
  faqList,
  searchFaqInput,
  suggestFaqInput,
  updateFaqInput,
  voteFaqInput,
} from '@intranet/contract/content/faq'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { listEmptySearches, removeEmptySearch } from './faq-search.queries.ts'
import { searchFaq, viewQuestion, voteQuestion } from './faq-search.service.ts'
import { getQuestion, listQuestions, removeQuestion } from './faq.queries.ts'
import { changeQuestion, createQuestions, suggestQuestion, switchActive } from './faq.service.ts'

export const faqRouter = router({
  /** Guests find what is public. */
  search: procedure('perguntas_frequentes', 'public', 'providerRows')
    .input(searchFaqInput)
    .output(answers(faqSearchAnswer))
    .query(({ ctx, input }) => searchFaq(ctx, input)),
  view: procedure('perguntas_frequentes', 'signedIn', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => viewQuestion(ctx.db, ctx.actor, input.id)),
  vote: procedure('perguntas_frequentes', 'signedIn', 'nothing')
    .input(voteFaqInput)
    .output(answers(faqVoteAnswer))
    .mutation(({ ctx, input }) => voteQuestion(ctx.db, ctx.actor, input)),
  suggest: procedure('perguntas_frequentes', 'employee', 'nothing')
    .input(suggestFaqInput)
    .output(answers(faqSuggestAnswer))
    .mutation(({ ctx, input }) => suggestQuestion(ctx.db, ctx.actor, input)),
  list: procedure('perguntas_frequentes', 'read', 'providerRows')
    .meta({ exports: exportHeads(faqList) })
    .input(faqList.input)
    .output(answers(pageOf(faqRow)))
    .query(({ ctx, input }) => listQuestions(ctx.db, ctx.actor, input)),
  get: procedure('perguntas_frequentes', 'read', 'providerRows')
    .input(byId)
    .output(answers(faqGetAnswer))
    .query(async ({ ctx, input }) => found(await getQuestion(ctx.db, ctx.actor, input.id))),
  create: procedure('perguntas_frequentes', 'create', 'nothing')
    .input(createFaqInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createQuestions(ctx.db, ctx.actor, input.objects)),
  update: procedure('perguntas_frequentes', 'editOwn', 'nothing')
    .input(updateFaqInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeQuestion(ctx.db, ctx.actor, input)),
  setActive: procedure('perguntas_frequentes', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchActive(ctx.db, ctx.actor, input)),
  remove: procedure('perguntas_frequentes', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeQuestion(ctx.db, ctx.actor, input.id)),
  emptySearches: procedure('perguntas_frequentes', 'manage', 'reference')
    .meta({ exports: exportHeads(emptySearchList) })
    .input(emptySearchList.input)
    .output(answers(pageOf(faqEmptySearchesRow)))
    .query(({ ctx, input }) => listEmptySearches(ctx.db, input)),
  removeEmptySearch: procedure('perguntas_frequentes', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(async ({ ctx, input }) => {
      await removeEmptySearch(ctx.db, input.id)
    }),
})
