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
  search: procedure('perguntas_frequentes', 'public')
    .input(searchFaqInput)
    .query(({ ctx, input }) => searchFaq(ctx, input)),
  view: procedure('perguntas_frequentes', 'signedIn')
    .input(byId)
    .mutation(({ ctx, input }) => viewQuestion(ctx.db, ctx.actor, input.id)),
  vote: procedure('perguntas_frequentes', 'signedIn')
    .input(voteFaqInput)
    .mutation(({ ctx, input }) => voteQuestion(ctx.db, ctx.actor, input)),
  suggest: procedure('perguntas_frequentes', 'employee')
    .input(suggestFaqInput)
    .mutation(({ ctx, input }) => suggestQuestion(ctx.db, ctx.actor, input)),
  list: procedure('perguntas_frequentes', 'read')
    .meta({ exports: exportHeads(faqList) })
    .input(faqList.input)
    .query(({ ctx, input }) => listQuestions(ctx.db, ctx.actor, input)),
  get: procedure('perguntas_frequentes', 'read')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getQuestion(ctx.db, ctx.actor, input.id))),
  create: procedure('perguntas_frequentes', 'create')
    .input(createFaqInput)
    .mutation(({ ctx, input }) => createQuestions(ctx.db, ctx.actor, input.objects)),
  update: procedure('perguntas_frequentes', 'editOwn')
    .input(updateFaqInput)
    .mutation(({ ctx, input }) => changeQuestion(ctx.db, ctx.actor, input)),
  setActive: procedure('perguntas_frequentes', 'manage')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchActive(ctx.db, ctx.actor, input)),
  remove: procedure('perguntas_frequentes', 'manage')
    .input(byId)
    .mutation(({ ctx, input }) => removeQuestion(ctx.db, ctx.actor, input.id)),
  emptySearches: procedure('perguntas_frequentes', 'manage')
    .meta({ exports: exportHeads(emptySearchList) })
    .input(emptySearchList.input)
    .query(({ ctx, input }) => listEmptySearches(ctx.db, input)),
  removeEmptySearch: procedure('perguntas_frequentes', 'manage')
    .input(byId)
    .mutation(async ({ ctx, input }) => {
      await removeEmptySearch(ctx.db, input.id)
    }),
})
