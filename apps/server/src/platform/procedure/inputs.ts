/** The schemas of every procedure's input by its path, which a middleware of tRPC is not told. */
import type { AnyRouter } from '@trpc/server'
import type * as z from 'zod'

const inputs = new Map<string, readonly z.ZodType[]>()

interface Described {
  _def: { inputs?: readonly z.ZodType[] }
}

/** Remembers the procedures of a router that was just built. */
export function rememberInputs<R extends AnyRouter>(router: R): R {
  // oxlint-disable-next-line no-underscore-dangle -- where tRPC keeps the flat record of its procedures
  const procedures: Record<string, Described> = router._def.procedures
  for (const [path, { _def }] of Object.entries(procedures)) inputs.set(path, _def.inputs ?? [])
  return router
}

/** The schemas of `departments.create`; none for a procedure without input. */
export const inputsAt = (path: string): readonly z.ZodType[] => inputs.get(path) ?? []
