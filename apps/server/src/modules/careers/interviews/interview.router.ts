import { createdRecords, nothing, pageOf, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  interviewAnswer,
  interviewerOptionsAnswer,
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
  interviewList,
  opinionInput,
  updateInterviewInput,
} from '@intranet/contract/careers/interviews'
import {
  criterionOptionsAnswer,
  criterionSchemas,
} from '@intranet/contract/careers/interview-criterion-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, personOptionsInput, setActiveInput } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
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
import { interviewerOptions, listInterviews } from './interview.queries.ts'
import { changeInterview, createInterview, endInterview, giveOpinion } from './interview.service.ts'
import { answerInterview, viewInterview } from './public-interview.service.ts'

/** Of the vacancies that one works with, and those that one asks the questions in. */
export const interviewRouter = router({
  list: procedure('banco_talentos', 'employee', 'providerRows')
    .meta({ exports: exportHeads(interviewList) })
    .input(interviewList.input)
    .output(answers(pageOf(interviewRow)))
    .query(({ ctx, input }) => listInterviews(ctx.db, ctx.actor, input)),
  ofApplication: procedure('banco_talentos', 'employee', 'providerRows')
    .input(byId)
    .output(answers(ofApplicationAnswer))
    .query(({ ctx, input }) => readInterviewsOf(ctx.db, ctx.actor, input.id)),
  get: procedure('banco_talentos', 'employee', 'providerRows')
    .input(byId)
    .output(answers(interviewAnswer))
    .query(({ ctx, input }) => readInterview(ctx.db, ctx.actor, input.id)),
  interviewers: procedure('banco_talentos', 'employee', 'providerRows')
    .input(personOptionsInput)
    .output(answers(interviewerOptionsAnswer))
    .query(({ ctx, input }) => interviewerOptions(ctx.db, ctx.actor, input)),
  create: procedure('banco_talentos', 'employee', 'nothing')
    .input(createInterviewInput)
    .output(answers(interviewSavedAnswer))
    .mutation(({ ctx, input }) => createInterview(ctx.db, ctx.deps, ctx.actor, input)),
  update: procedure('banco_talentos', 'employee', 'nothing')
    .input(updateInterviewInput)
    .output(answers(interviewSavedAnswer))
    .mutation(({ ctx, input }) => changeInterview(ctx.db, ctx.deps, ctx.actor, input)),
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
  list: procedure('banco_talentos', 'manage', 'reference')
    .meta({ exports: exportHeads(criterionSchemas.list) })
    .input(criterionSchemas.list.input)
    .output(answers(pageOf(criterionSchemas.row)))
    .query(({ ctx, input }) => listCriteria(ctx.db, input)),
  get: procedure('banco_talentos', 'manage', 'reference')
    .input(byId)
    .output(answers(criterionSchemas.row))
    .query(async ({ ctx, input }) => found(await getCriterion(ctx.db, input.id))),
  options: procedure('banco_talentos', 'employee', 'reference')
    .output(answers(criterionOptionsAnswer))
    .query(({ ctx }) => criterionOptions(ctx.db)),
  create: procedure('banco_talentos', 'manage', 'nothing')
    .input(criterionSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => insertCriteria(ctx.db, input.objects)),
  update: procedure('banco_talentos', 'manage', 'nothing')
    .input(criterionSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => updateCriterion(ctx.db, input)),
  setActive: procedure('banco_talentos', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchCriteria(ctx.db, input)),
  remove: procedure('banco_talentos', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeCriterion(ctx.db, input.id)),
})
