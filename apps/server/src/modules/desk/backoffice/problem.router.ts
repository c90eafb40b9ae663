import { createdRecords, nothing, pageOf, savedRecord } from '@intranet/contract/answer'
import {
  deskPeople as deskPeopleAnswer,
  problemRow,
  problemStepAnswer,
} from '@intranet/contract/desk/problem-answers'
import {
  createProblemsInput,
  problemList,
  stepProblemInput,
  updateProblemInput,
} from '@intranet/contract/desk/problems'
import { problemTypeOptionsAnswer, problemTypeSchemas } from '@intranet/contract/desk/problem-type-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, optionsInput } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { deskPeople, getProblem, listProblems } from './problem.queries.ts'
import { changeProblem, createProblems, stepProblem } from './problem.service.ts'
import { remove } from './removal.service.ts'
import {
  getProblemType,
  insertProblemTypes,
  listProblemTypes,
  problemTypeOptions,
  removeProblemType,
  updateProblemType,
} from './problem-type.queries.ts'

export const problemRouter = router({
  list: procedure('backoffice', 'read', 'providerRows')
    .meta({ exports: exportHeads(problemList) })
    .input(problemList.input)
    .output(answers(pageOf(problemRow)))
    .query(({ ctx, input }) => listProblems(ctx.db, ctx.actor, input)),
  get: procedure('backoffice', 'read', 'providerRows')
    .input(byId)
    .output(answers(problemRow))
    .query(async ({ ctx, input }) => found(await getProblem(ctx.db, ctx.actor, input.id))),
  /** Whom a problem may be given to. */
  people: procedure('backoffice', 'create', 'providerRows')
    .output(answers(deskPeopleAnswer))
    .query(({ ctx }) => deskPeople(ctx.db, ctx.actor)),
  create: procedure('backoffice', 'create', 'nothing')
    .input(createProblemsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createProblems(ctx.deps, ctx.db, ctx.actor, input.objects)),
  update: procedure('backoffice', 'create', 'nothing')
    .input(updateProblemInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeProblem(ctx.db, ctx.actor, input)),
  changeState: procedure('backoffice', 'create', 'nothing')
    .input(stepProblemInput)
    .output(answers(problemStepAnswer))
    .mutation(({ ctx, input }) => stepProblem(ctx.db, ctx.actor, input)),
  remove: procedure('backoffice', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => remove(ctx.db, ctx.actor, 'bo_problema', input.id)),
})

/** Kinds of problems, of the whole group. */
export const problemTypeRouter = router({
  list: procedure('backoffice', 'read', 'reference')
    .meta({ exports: exportHeads(problemTypeSchemas.list) })
    .input(problemTypeSchemas.list.input)
    .output(answers(pageOf(problemTypeSchemas.row)))
    .query(({ ctx, input }) => listProblemTypes(ctx.db, input)),
  options: procedure('backoffice', 'read', 'reference')
    .input(optionsInput)
    .output(answers(problemTypeOptionsAnswer))
    .query(({ ctx, input }) => problemTypeOptions(ctx.db, input.incluir)),
  get: procedure('backoffice', 'read', 'reference')
    .input(byId)
    .output(answers(problemTypeSchemas.row))
    .query(async ({ ctx, input }) => found(await getProblemType(ctx.db, input.id))),
  create: procedure('backoffice', 'manage', 'nothing')
    .input(problemTypeSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => insertProblemTypes(ctx.db, input.objects)),
  update: procedure('backoffice', 'manage', 'nothing')
    .input(problemTypeSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => updateProblemType(ctx.db, input)),
  remove: procedure('backoffice', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeProblemType(ctx.db, input.id)),
})
