import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing } from '@intranet/contract/answer'
import { question } from '@intranet/contract/content/faq'
import {
  createFaqInput,
  emptySearchList,
  faqSearchOrigins,
  faqEmptySearchesRow,
  faqSearchAnswer,
  faqSuggestAnswer,
  faqVoteAnswer,
  searchFaqInput,
  suggestFaqInput,
  updateFaqInput,
  voteFaqInput,
} from '@intranet/contract/content/faq-schemas'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, readsWide, router } from '../../../platform/procedure/procedure.ts'
import { listEmptySearches, removeEmptySearch } from '../../../platform/empty-searches.queries.ts'
import { searchFaq, viewQuestion, voteQuestion } from './faq-search.service.ts'
import { getQuestion, listQuestions } from './faq.queries.ts'
import {
  changeQuestion,
  createQuestions,
  deleteQuestion,
  suggestQuestion,
  switchActive,
} from './faq.service.ts'

const declared = schemasOf(question)

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
  ...crud(
    { ...declared, one: declared.record, createInput: createFaqInput, updateInput: updateFaqInput },
    {
      list: [
        procedure('perguntas_frequentes', 'read', 'providerRows').meta({
          exports: exportHeads(declared.list),
        }),
        listQuestions,
      ],
      get: [procedure('perguntas_frequentes', 'read', 'providerRows'), getQuestion],
      create: [procedure('perguntas_frequentes', 'create', 'nothing'), createQuestions],
      update: [procedure('perguntas_frequentes', 'editOwn', 'nothing'), changeQuestion],
      setActive: [procedure('perguntas_frequentes', 'manage', 'nothing'), switchActive],
      remove: [procedure('perguntas_frequentes', 'manage', 'nothing'), deleteQuestion],
    },
  ),
  emptySearches: procedure('perguntas_frequentes', 'manage', 'reference')
    .meta({ exports: exportHeads(emptySearchList), ...readsWide })
    .input(emptySearchList.input)
    .output(answers(pageOf(faqEmptySearchesRow)))
    .query(({ ctx, input }) => listEmptySearches(ctx.db, input, faqSearchOrigins)),
  removeEmptySearch: procedure('perguntas_frequentes', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(async ({ ctx, input }) => {
      await removeEmptySearch(ctx.db, input.id, faqSearchOrigins)
    }),
})
