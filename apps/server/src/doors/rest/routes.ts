/** Every documented path, by module. */
import { authRoutes } from '../../modules/access/auth/auth.rest.ts'
import { departmentRoutes } from '../../modules/company/departments/department.rest.ts'
import type { RestRoute } from './route.ts'

export const restRoutes: RestRoute[] = [...authRoutes, ...departmentRoutes]
