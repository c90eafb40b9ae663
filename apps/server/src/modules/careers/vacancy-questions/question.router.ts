import { nothing } from '@intranet/contract/answer'
import {
  askQuestionsInput,
  decidedQuestionAnswer,
  decideQuestionInput,
  questionsOfVacancyAnswer,
  refusedThemesAnswer,
} from '@intranet/contract/careers/asked-questions'
import { vacancyQuestion } from '@intranet/contract/careers/vacancy-questions'
import { byVacancy } from '@intranet/contract/careers/vacancies'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { readQuestionsOf, saveQuestions } from './asked-question.service.ts'
import {
  getQuestion,
  listQuestions,
  questionOptions,
  removeQuestion,
  switchQuestions,
} from './question.queries.ts'
import { changeQuestion, createQuestions, decideQuestion } from './question.service.ts'

const questionSchemas = schemasOf(vacancyQuestion)

/** The catalogue: who writes vacancies proposes, HR's manager approves. */
export const vacancyQuestionRouter = router({
  ...crud(
    { ...questionSchemas, optionsInput: null },
    {
      list: [
        procedure('banco_talentos', 'read', 'reference').meta({ exports: exportHeads(questionSchemas.list) }),
        unscoped(listQuestions),
      ],
      get: [procedure('banco_talentos', 'read', 'reference'), unscoped(getQuestion)],
      create: [procedure('banco_talentos', 'create', 'nothing'), createQuestions],
      update: [procedure('banco_talentos', 'manage', 'nothing'), changeQuestion],
      setActive: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(switchQuestions)],
      remove: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(removeQuestion)],
      options: [procedure('banco_talentos', 'read', 'reference'), unscoped(questionOptions)],
    },
  ),
  refusedThemes: procedure('banco_talentos', 'read', 'reference')
    .output(answers(refusedThemesAnswer))
    .query(async ({ ctx }) => ({ temas: await ctx.deps.parameters.read('vaga_temas_recusados') })),
  decide: procedure('rh', 'manage', 'nothing')
    .input(decideQuestionInput)
    .output(answers(decidedQuestionAnswer))
    .mutation(({ ctx, input }) => decideQuestion(ctx.db, ctx.actor, input)),
  ofVacancy: procedure('banco_talentos', 'read', 'providerRows')
    .input(byVacancy)
    .output(answers(questionsOfVacancyAnswer))
    .query(({ ctx, input }) => readQuestionsOf(ctx.db, ctx.actor, input.id_vaga)),
  ask: procedure('banco_talentos', 'editOwn', 'nothing')
    .input(askQuestionsInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => saveQuestions(ctx.db, ctx.actor, input)),
})
