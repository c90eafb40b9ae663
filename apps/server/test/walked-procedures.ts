/** Every procedure by its path, for tests that walk them all. */
import type { AnyProcedure, TRPCError } from '@trpc/server'
import { appRouter } from '../src/doors/trpc/app-router.ts'
import { metaOf } from '../src/platform/procedure/caller.ts'
import { inputsOf } from '../src/platform/procedure/inputs.ts'
import { proceduresOf } from '../src/platform/procedure/procedures-of.ts'

type Call = (input: unknown) => Promise<unknown>

function described(path: string, procedure: AnyProcedure) {
  const { access, exposure, ...meta } = metaOf(procedure)
  if (!access || !exposure) throw new Error(`${path} does not say who may call it.`)
  // oxlint-disable-next-line no-underscore-dangle -- where tRPC keeps what a procedure is
  return { type: procedure._def.type, inputs: inputsOf(procedure), meta: { ...meta, access, exposure } }
}

export const procedures = Object.entries(proceduresOf(appRouter)).map(
  ([path, procedure]) => [path, described(path, procedure)] as const,
)

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
