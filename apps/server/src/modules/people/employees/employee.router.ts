import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedPeople } from '@intranet/contract/answer'
import { employeeRow, employeeGetAnswer } from '@intranet/contract/people/employee-answers'
import { updateUserInput } from '@intranet/contract/access/users'
import { exportHeads } from '@intranet/contract/list'
import { createEmployeesInput, employeeList } from '@intranet/contract/people/employees'
import { byId, setActiveInput } from '@intranet/contract/record'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { insertInvited, makeFirstPassword } from '../../access/users/invite.service.ts'
import { withStoredPhoto } from '../../access/users/photo.service.ts'
import { changeUser, removeUser, switchUsers } from '../../access/users/user.service.ts'
import { listEmployees } from './employee.queries.ts'
import { assertEmployee, readEmployee } from './employee.service.ts'

export const employeeRouter = router({
  list: procedure('rh', 'read', 'providerRows')
    .meta({ exports: exportHeads(employeeList) })
    .input(employeeList.input)
    .output(answers(pageOf(employeeRow)))
    .query(({ ctx, input }) => listEmployees(ctx.db, ctx.actor, input)),
  get: procedure('rh', 'self', 'providerRows')
    .input(byId)
    .output(answers(employeeGetAnswer))
    .query(({ ctx, input }) => readEmployee(ctx.db, ctx.actor, input.id)),
  create: slowProcedure('rh', 'manage', 'nothing')
    .input(createEmployeesInput)
    .output(answers(createdRecords))
    .mutation(async ({ ctx: { deps, actor, write }, input }) => {
      const people = await Promise.all(input.objects.map((fields) => withStoredPhoto(deps, actor, fields)))
      const staff = people.map((fields) => ({ ...fields, funcionario: true }))
      const passwords = await Promise.all(staff.map(() => makeFirstPassword(deps)))
      return write((db) => insertInvited(deps, db, actor, staff, passwords))
    }),
  update: slowProcedure('rh', 'self', 'nothing')
    .input(updateUserInput)
    .output(answers(savedRecord))
    .mutation(async ({ ctx: { db, deps, actor, write }, input }) => {
      await assertEmployee(db, actor, input.id)
      const fields = await withStoredPhoto(deps, actor, input)
      return write((open) => changeUser(open, actor, fields))
    }),
  setActive: procedure('rh', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedPeople))
    .mutation(({ ctx, input }) => switchUsers(ctx.db, ctx.actor, input, ctx.deps.offers.holdings)),
  remove: procedure('rh', 'superadmin', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeUser(ctx.db, ctx.actor, input.id)),
})
