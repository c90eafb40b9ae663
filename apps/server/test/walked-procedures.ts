/** Every procedure by its path, for tests that walk them all. */
import type { TRPCError } from '@trpc/server'
import type * as z from 'zod'
import { appRouter } from '../src/doors/trpc/app-router.ts'
import type { Access } from '../src/platform/procedure/procedure.ts'
import type { Tells } from '../src/platform/procedure/tells.ts'

type Call = (input: unknown) => Promise<unknown>
type Described = {
  _def: {
    type: 'query' | 'mutation'
    inputs: z.ZodType[]
    meta: { access: Access; tells: Tells; exports?: object }
  }
}

// oxlint-disable-next-line no-underscore-dangle -- where tRPC keeps the flat record of its procedures
const flat = appRouter._def.procedures as unknown as Record<string, Described>
// oxlint-disable-next-line no-underscore-dangle -- as above
export const procedures = Object.entries(flat).map(([path, { _def }]) => [path, _def] as const)

/** The procedure of a caller at `departments.list`. */
export const at = (caller: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], caller) as Call

/** `answered`, or the code of the refusal. */
export const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error as TRPCError).code,
  )

/** An input of a procedure with one id wherever it takes any. */
export function aimed(input: unknown, id: number, key = ''): unknown {
  if (Array.isArray(input)) return input.map((part) => aimed(part, id, key))
  if (typeof input === 'object' && input !== null)
    return Object.fromEntries(Object.entries(input).map(([name, part]) => [name, aimed(part, id, name)]))
  return /^(id|ids|usuarios|empresas)$|^id_/.test(key) && input === 1 ? id : input
}
