/** Every procedure of the intranet, by module. */
import { authRouter } from '../../modules/access/auth/auth.router.ts'
import { departmentRouter } from '../../modules/company/departments/department.router.ts'
import { createCallerFactory, router } from './procedure.ts'

export const appRouter = router({
  auth: authRouter,
  departments: departmentRouter,
})

export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
