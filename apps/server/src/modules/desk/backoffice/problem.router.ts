import {
  deskPeople as deskPeopleAnswer,
  problemRow,
  problemStepAnswer,
} from '@intranet/contract/desk/problem-answers'
import {
  createProblemsInput,
  deskPeopleInput,
  problemList,
  stepProblemInput,
  updateProblemInput,
} from '@intranet/contract/desk/problems'
import { problemType } from '@intranet/contract/desk/problem-types'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
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

const problemTypeSchemas = schemasOf(problemType)

export const problemRouter = router({
  ...crud(
    { list: problemList, row: problemRow, updateInput: updateProblemInput, createInput: createProblemsInput },
    {
      list: [
        procedure('backoffice', 'read', 'providerRows').meta({ exports: exportHeads(problemList) }),
        listProblems,
      ],
      get: [procedure('backoffice', 'read', 'providerRows'), getProblem],
      update: [procedure('backoffice', 'create', 'nothing'), changeProblem],
      create: [
        procedure('backoffice', 'create', 'nothing'),
        (db, actor, objects, deps) => createProblems(deps, db, actor, objects),
      ],
      remove: [
        procedure('backoffice', 'manage', 'nothing'),
        (db, actor, id) => remove(db, actor, 'bo_problema', id),
      ],
    },
  ),
  /** Whom a problem may be given to: who works for its provider. */
  people: procedure('backoffice', 'create', 'providerRows')
    .input(deskPeopleInput)
    .output(answers(deskPeopleAnswer))
    .query(({ ctx, input }) => deskPeople(ctx.db, ctx.actor, input.id_empresa)),
  changeState: procedure('backoffice', 'create', 'nothing')
    .input(stepProblemInput)
    .output(answers(problemStepAnswer))
    .mutation(({ ctx, input }) => stepProblem(ctx.deps, ctx.db, ctx.actor, input)),
})

/** Kinds of problems, of the whole group. */
export const problemTypeRouter = router(
  crud(problemTypeSchemas, {
    list: [
      procedure('backoffice', 'read', 'reference').meta({ exports: exportHeads(problemTypeSchemas.list) }),
      unscoped(listProblemTypes),
    ],
    options: [procedure('backoffice', 'read', 'reference'), unscoped(problemTypeOptions)],
    get: [procedure('backoffice', 'read', 'reference'), unscoped(getProblemType)],
    create: [procedure('backoffice', 'manage', 'nothing'), unscoped(insertProblemTypes)],
    update: [procedure('backoffice', 'manage', 'nothing'), unscoped(updateProblemType)],
    remove: [procedure('backoffice', 'manage', 'nothing'), unscoped(removeProblemType)],
  }),
)
