import { answers } from '../../../platform/procedure/answers.ts'
import { peopleCount } from '@intranet/contract/answer'
import { department } from '@intranet/contract/company/department'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { someRecords } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { countPeopleOf } from '../people-of.queries.ts'
import {
  departmentOptions,
  getDepartment,
  listDepartments,
  removeDepartment,
  switchDepartments,
} from './department.queries.ts'
import { changeDepartment, createDepartments } from './department.service.ts'

const departmentSchemas = schemasOf(department)

export const departmentRouter = router({
  ...crud(departmentSchemas, {
    list: [
      procedure('rh', 'read', 'providerRows').meta({ exports: exportHeads(departmentSchemas.list) }),
      listDepartments,
    ],
    get: [procedure('rh', 'read', 'providerRows'), getDepartment],
    create: [procedure('rh', 'manage', 'nothing'), createDepartments],
    update: [procedure('rh', 'manage', 'nothing'), changeDepartment],
    changeMany: [procedure('rh', 'manage', 'nothing'), changeDepartment],
    setActive: [procedure('rh', 'manage', 'nothing'), switchDepartments],
    remove: [procedure('rh', 'manage', 'nothing'), removeDepartment],
    options: [procedure('rh', 'signedIn', 'providerRows'), departmentOptions],
  }),
  /** Who is asked about before they are inactivated. */
  people: procedure('rh', 'manage', 'figures')
    .input(someRecords)
    .output(answers(peopleCount))
    .query(({ ctx, input }) => countPeopleOf(ctx.db, ctx.actor, 'id_departamento', input.ids)),
})
