import { createdRecords, nothing } from '@intranet/contract/answer'
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
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
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
  ...crud(
    { list: problemList, row: problemRow, updateInput: updateProblemInput },
    {
      list: [
        procedure('backoffice', 'read', 'providerRows').meta({ exports: exportHeads(problemList) }),
        listProblems,
      ],
      get: [procedure('backoffice', 'read', 'providerRows'), getProblem],
      update: [procedure('backoffice', 'create', 'nothing'), changeProblem],
    },
  ),
  /** Whom a problem may be given to. */
  people: procedure('backoffice', 'create', 'providerRows')
    .output(answers(deskPeopleAnswer))
    .query(({ ctx }) => deskPeople(ctx.db, ctx.actor)),
  create: procedure('backoffice', 'create', 'nothing')
    .input(createProblemsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createProblems(ctx.deps, ctx.db, ctx.actor, input.objects)),
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
export const problemTypeRouter = router(
  crud(
    { ...problemTypeSchemas, options: problemTypeOptionsAnswer },
    {
      list: [
        procedure('backoffice', 'read', 'reference').meta({ exports: exportHeads(problemTypeSchemas.list) }),
        unscoped(listProblemTypes),
      ],
      options: [procedure('backoffice', 'read', 'reference'), unscoped(problemTypeOptions)],
      get: [procedure('backoffice', 'read', 'reference'), unscoped(getProblemType)],
      create: [procedure('backoffice', 'manage', 'nothing'), unscoped(insertProblemTypes)],
      update: [procedure('backoffice', 'manage', 'nothing'), unscoped(updateProblemType)],
      remove: [procedure('backoffice', 'manage', 'nothing'), unscoped(removeProblemType)],
    },
  ),
)
