import { answers } from '../../../platform/procedure/answers.ts'
import { createdRecords, savedWithWarnings, switchedPeople } from '@intranet/contract/answer'
import { userSchemas } from '@intranet/contract/access/user-schemas'
import { exportHeads } from '@intranet/contract/list'
import { employeeSchemas } from '@intranet/contract/people/employee-schemas'
import { crud } from '../../../platform/procedure/crud.ts'
import {
  confirmed,
  confirmedByInput,
  keysManage,
  opensPerson,
  opensToWho,
  procedure,
  router,
  slowProcedure,
  wholePerson,
} from '../../../platform/procedure/procedure.ts'
import { insertInvited } from '../../access/users/invite.service.ts'
import { withStoredPhoto } from '../../access/users/photo.service.ts'
import {
  assertPersonsWaysBack,
  changeUser,
  removeUser,
  switchUsers,
} from '../../access/users/user.service.ts'
import { listEmployees } from './employee.queries.ts'
import { assertEmployee, readEmployee } from './employee.service.ts'

export const employeeRouter = router({
  ...crud(
    { ...employeeSchemas, switched: switchedPeople },
    {
      list: [
        procedure('rh', 'read', 'providerRows').meta({ exports: exportHeads(employeeSchemas.list) }),
        listEmployees,
      ],
      get: [
        procedure('rh', 'self', 'providerRows').meta({
          ...keysManage,
          ...wholePerson,
          ...opensToWho('rh', 'read'),
          ...opensPerson(),
        }),
        readEmployee,
      ],
      remove: [procedure('rh', 'superadmin', 'nothing').meta(confirmed), removeUser],
      setActive: [procedure('rh', 'manage', 'nothing').meta(confirmed), switchUsers],
    },
  ),
  create: slowProcedure('rh', 'manage', 'nothing')
    .input(employeeSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(async ({ ctx: { deps, actor, write }, input }) => {
      const people = await Promise.all(input.objects.map((fields) => withStoredPhoto(deps, actor, fields)))
      const staff = people.map((fields) => ({ ...fields, funcionario: true }))
      return write((db) => insertInvited(deps, db, actor, staff))
    }),
  update: slowProcedure('rh', 'self', 'nothing')
    .meta({ ...confirmedByInput, ...keysManage, ...opensToWho('users', 'manage') })
    .input(userSchemas.updateInput)
    .output(answers(savedWithWarnings))
    .mutation(async ({ ctx: { db, deps, actor, write }, input }) => {
      await assertEmployee(db, actor, input.id)
      await assertPersonsWaysBack({ db, actor }, input)
      const fields = await withStoredPhoto(deps, actor, input)
      return write((open) => changeUser(open, actor, fields, deps))
    }),
})
