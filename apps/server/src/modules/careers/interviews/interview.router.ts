import {
  interviewAnswer,
  interviewRow,
  interviewSavedAnswer,
  ofApplicationAnswer,
  opinionSavedAnswer,
  publicInterviewAnswer,
} from '@intranet/contract/careers/interview-answers'
import {
  answerInterviewInput,
  byInterviewKey,
  createInterviewInput,
  endInterviewInput,
  interviewersInput,
  interviewList,
  opinionInput,
  updateInterviewInput,
} from '@intranet/contract/careers/interviews'
import { interviewCriterion } from '@intranet/contract/careers/interview-criteria'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { personOptionsAnswer } from '@intranet/contract/answer'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import {
  criterionOptions,
  getCriterion,
  insertCriteria,
  listCriteria,
  removeCriterion,
  switchCriteria,
  updateCriterion,
} from './criterion.queries.ts'
import { readInterview, readInterviewsOf } from './interview-reading.service.ts'
import { listInterviews } from './interview.queries.ts'
import {
  changeInterview,
  createInterview,
  endInterview,
  giveOpinion,
  interviewerOptions,
} from './interview.service.ts'
import { answerInterview, viewInterview } from './public-interview.service.ts'

const criterionSchemas = schemasOf(interviewCriterion)

/** Of the vacancies that one works with, and those that one asks the questions in. */
export const interviewRouter = router({
  ...crud(
    {
      list: interviewList,
      row: interviewRow,
      one: interviewAnswer,
      updateInput: updateInterviewInput,
      updated: interviewSavedAnswer,
    },
    {
      list: [
        procedure('banco_talentos', 'employee', 'providerRows').meta({ exports: exportHeads(interviewList) }),
        listInterviews,
      ],
      get: [procedure('banco_talentos', 'employee', 'providerRows'), readInterview],
      update: [
        procedure('banco_talentos', 'employee', 'nothing'),
        (db, actor, input, deps) => changeInterview(db, deps, actor, input),
      ],
    },
  ),
  ofApplication: procedure('banco_talentos', 'employee', 'providerRows')
    .input(byId)
    .output(answers(ofApplicationAnswer))
    .query(({ ctx, input }) => readInterviewsOf(ctx.db, ctx.actor, input.id)),
  interviewers: procedure('banco_talentos', 'employee', 'providerRows')
    .input(interviewersInput)
    .output(answers(personOptionsAnswer))
    .query(({ ctx, input }) => interviewerOptions(ctx.db, ctx.actor, input)),
  create: procedure('banco_talentos', 'employee', 'nothing')
    .input(createInterviewInput)
    .output(answers(interviewSavedAnswer))
    .mutation(({ ctx, input }) => createInterview(ctx.db, ctx.deps, ctx.actor, input)),
  end: procedure('banco_talentos', 'employee', 'nothing')
    .input(endInterviewInput)
    .output(answers(interviewSavedAnswer))
    .mutation(({ ctx, input }) => endInterview(ctx.db, ctx.deps, ctx.actor, input)),
  opinion: procedure('banco_talentos', 'employee', 'nothing')
    .input(opinionInput)
    .output(answers(opinionSavedAnswer))
    .mutation(({ ctx, input }) => giveOpinion(ctx.db, ctx.actor, input)),
})

/** By the link of an invitation, without signing in. */
export const publicInterviewRouter = router({
  view: procedure('banco_talentos', 'public', 'public')
    .input(byInterviewKey)
    .output(answers(publicInterviewAnswer))
    .query(({ ctx, input }) => viewInterview(ctx, input.chave)),
  answer: slowProcedure('banco_talentos', 'public', 'public')
    .input(answerInterviewInput)
    .output(answers(publicInterviewAnswer))
    .mutation(({ ctx, input }) => answerInterview(ctx, ctx.write, input)),
})

export const interviewCriterionRouter = router({
  ...crud(
    { ...criterionSchemas, optionsInput: null },
    {
      list: [
        procedure('banco_talentos', 'manage', 'reference').meta({
          exports: exportHeads(criterionSchemas.list),
        }),
        unscoped(listCriteria),
      ],
      get: [procedure('banco_talentos', 'manage', 'reference'), unscoped(getCriterion)],
      create: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(insertCriteria)],
      update: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(updateCriterion)],
      setActive: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(switchCriteria)],
      remove: [procedure('banco_talentos', 'manage', 'nothing'), unscoped(removeCriterion)],
      options: [procedure('banco_talentos', 'employee', 'reference'), unscoped(criterionOptions)],
    },
  ),
})
