import { answers } from '../../../platform/procedure/answers.ts'
import {
  pageOf,
  peopleCount,
  nothing,
  createdRecords,
  savedRecord,
  switchedRecords,
  changedRecords,
} from '@intranet/contract/answer'
import { departmentOptionsAnswer, departmentSchemas } from '@intranet/contract/company/department-schemas'
import { exportHeads } from '@intranet/contract/list'
import { byId, optionsInput, setActiveInput, someRecords } from '@intranet/contract/record'
import { changeEach } from '../../../platform/procedure/change-each.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { countPeopleOf } from '../people-of.queries.ts'
import {
  departmentOptions,
  getDepartment,
  listDepartments,
  removeDepartment,
  switchDepartments,
} from './department.queries.ts'
import { changeDepartment, createDepartments } from './department.service.ts'

export const departmentRouter = router({
  list: procedure('rh', 'read', 'providerRows')
    .meta({ exports: exportHeads(departmentSchemas.list) })
    .input(departmentSchemas.list.input)
    .output(answers(pageOf(departmentSchemas.row)))
    .query(({ ctx, input }) => listDepartments(ctx.db, ctx.actor, input)),
  get: procedure('rh', 'read', 'providerRows')
    .input(byId)
    .output(answers(departmentSchemas.row))
    .query(async ({ ctx, input }) => found(await getDepartment(ctx.db, ctx.actor, input.id))),
  options: procedure('rh', 'signedIn', 'providerRows')
    .input(optionsInput)
    .output(answers(departmentOptionsAnswer))
    .query(({ ctx, input }) => departmentOptions(ctx.db, ctx.actor, input.incluir).execute()),
  create: procedure('rh', 'manage', 'nothing')
    .input(departmentSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createDepartments(ctx.db, ctx.actor, input.objects)),
  update: procedure('rh', 'manage', 'nothing')
    .input(departmentSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeDepartment(ctx.db, ctx.actor, input)),
  changeMany: procedure('rh', 'manage', 'nothing')
    .input(departmentSchemas.changeInput)
    .output(answers(changedRecords))
    .mutation(({ ctx, input }) => changeEach(ctx, input, (one) => changeDepartment(ctx.db, ctx.actor, one))),
  /** Who is asked about before they are inactivated. */
  people: procedure('rh', 'manage', 'figures')
    .input(someRecords)
    .output(answers(peopleCount))
    .query(({ ctx, input }) => countPeopleOf(ctx.db, ctx.actor, 'id_departamento', input.ids)),
  setActive: procedure('rh', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchDepartments(ctx.db, ctx.actor, input)),
  remove: procedure('rh', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeDepartment(ctx.db, ctx.actor, input.id)),
})
