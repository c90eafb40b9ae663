import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { departmentRouter } from './department.router.ts'

const routers = { departments: departmentRouter }

export const departmentRoutes = entityRoutes(routers, {
  tag: 'Departamentos',
  path: '/v1/rh/departamento',
  table: 'rh_departamento',
  noun: ['o departamento', 'os departamentos'],
  procedures: departmentRouter,
})
