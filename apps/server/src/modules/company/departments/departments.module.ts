import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countDepartments } from './department.queries.ts'
import { departmentRoutes } from './department.rest.ts'
import { departmentRouter } from './department.router.ts'
import { findDepartments } from './department.search.ts'

export const departmentsModule = defineModule({
  name: 'departments',
  routers: { departments: departmentRouter },
  routes: departmentRoutes,
  figures: [{ to: '/departments/list', may: holds('rh', 'read'), count: countDepartments }],
  search: [findDepartments],
})
