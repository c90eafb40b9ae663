/** Procedures called as a door calls them, by the names that they have in the app's router. */
import type { AnyRouter } from '@trpc/server'
import { createCallerFactory, router } from './procedure.ts'

/** Routers by the name that clients know them by: `{ departments: departmentRouter }`. */
export type RouterRecord = Record<string, AnyRouter>

/** Makes callers of these routers alone, one for each context. */
export const callersOf = <R extends RouterRecord>(routers: R) => createCallerFactory(router(routers))

/** What such a caller offers: `caller.departments.list(…)`. */
export type CallerOf<R extends RouterRecord> = ReturnType<ReturnType<typeof callersOf<R>>>
