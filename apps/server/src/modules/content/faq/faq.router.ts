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
    .query(({ ctx, input }) => searchFaq(ctx, input)),
  view: procedure('perguntas_frequentes', 'signedIn', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => viewQuestion(ctx.db, ctx.actor, input.id)),
  vote: procedure('perguntas_frequentes', 'signedIn', 'nothing')
    .input(voteFaqInput)
    .mutation(({ ctx, input }) => voteQuestion(ctx.db, ctx.actor, input)),
  suggest: procedure('perguntas_frequentes', 'employee', 'nothing')
    .input(suggestFaqInput)
    .mutation(({ ctx, input }) => suggestQuestion(ctx.db, ctx.actor, input)),
  list: procedure('perguntas_frequentes', 'read', 'providerRows')
    .meta({ exports: exportHeads(faqList) })
    .input(faqList.input)
    .query(({ ctx, input }) => listQuestions(ctx.db, ctx.actor, input)),
  get: procedure('perguntas_frequentes', 'read', 'providerRows')
    .input(byId)
    .query(async ({ ctx, input }) => found(await getQuestion(ctx.db, ctx.actor, input.id))),
  create: procedure('perguntas_frequentes', 'create', 'nothing')
    .input(createFaqInput)
    .mutation(({ ctx, input }) => createQuestions(ctx.db, ctx.actor, input.objects)),
  update: procedure('perguntas_frequentes', 'editOwn', 'nothing')
    .input(updateFaqInput)
    .mutation(({ ctx, input }) => changeQuestion(ctx.db, ctx.actor, input)),
  setActive: procedure('perguntas_frequentes', 'manage', 'nothing')
    .input(setActiveInput)
    .mutation(({ ctx, input }) => switchActive(ctx.db, ctx.actor, input)),
  remove: procedure('perguntas_frequentes', 'manage', 'nothing')
    .input(byId)
    .mutation(({ ctx, input }) => removeQuestion(ctx.db, ctx.actor, input.id)),
  emptySearches: procedure('perguntas_frequentes', 'manage', 'reference')
    .meta({ exports: exportHeads(emptySearchList) })
    .input(emptySearchList.input)
    .query(({ ctx, input }) => listEmptySearches(ctx.db, input)),
  removeEmptySearch: procedure('perguntas_frequentes', 'manage', 'nothing')
    .input(byId)
    .mutation(async ({ ctx, input }) => {
      await removeEmptySearch(ctx.db, input.id)
    }),
})
