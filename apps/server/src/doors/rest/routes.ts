/** Every documented path, by module. */
import { departmentRoutes } from '../../modules/company/departments/department.rest.ts'
import type { RestRoute } from './route.ts'

export const restRoutes: RestRoute[] = [...departmentRoutes]
