/** Every procedure of the intranet, by the names of the modules' routers. */
import type { inferRouterInputs } from '@trpc/server'
import { modules } from '../../modules/module-list.ts'
import { routersOf } from '../../platform/module.ts'
import { rememberInputs } from '../../platform/procedure/inputs.ts'
import { createCallerFactory, router } from '../../platform/procedure/procedure.ts'

export const appRouter = router(routersOf(modules))

rememberInputs(appRouter)

export type AppRouter = typeof appRouter

/** What its procedures are asked with: `Inputs['departments']['list']`. */
export type Inputs = inferRouterInputs<AppRouter>

export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
