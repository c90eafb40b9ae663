import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countEmployees } from './employee.queries.ts'
import { employeeRoutes } from './employee.rest.ts'
import { employeeRouter } from './employee.router.ts'

export const employeesModule = defineModule({
  name: 'employees',
  routers: { employees: employeeRouter },
  routes: employeeRoutes,
  figures: [{ to: '/human-resources/employee/list', may: holds('rh', 'read'), count: countEmployees }],
})
