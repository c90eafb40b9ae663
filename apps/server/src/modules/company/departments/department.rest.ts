import { departmentFields } from '@intranet/contract/company/department'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'

export const departmentRoutes = entityRoutes({
  tag: 'Departamentos',
  path: '/v1/rh/departamento',
  table: 'rh_departamento',
  fields: departmentFields,
  procedures: (caller) => caller.departments,
})
