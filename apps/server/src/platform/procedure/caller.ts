/** Procedures called as a door calls them, by the names that they have in the app's router. */
import type { AnyProcedure, AnyRouter } from '@trpc/server'
import type { Actor } from '../actor.ts'
import type { Context } from './context.ts'
import type { Access, Meta } from './meta.ts'
import { actingIn, admit, mayCall } from './admission.ts'
import { noteRefusal } from './note-refusal.ts'
import { proceduresOf } from './procedures-of.ts'

/** Routers by the name that clients know them by: `{ departments: departmentRouter }`. */
export type RouterRecord = Record<string, AnyRouter>

/**
 * Calls one procedure, known as `path` in the app (`departments.list`). `input` is made once and only after the
 * permission was checked; nothing has checked what it answers.
 */
export function callProcedure<P extends AnyProcedure>(
  procedure: P,
  path: string,
  ctx: Context,
  input: () => unknown,
): Promise<OutputOf<P>> {
  let made: Promise<unknown> | undefined
  return procedure({
    ctx,
    path,
    type: procedure._def.type,
    getRawInput: () => (made ??= Promise.resolve().then(input)),
    signal: undefined,
    batchIndex: 0,
  })
}

/** The name of a procedure in the app: the router's name and its own. */
export function procedurePath(routers: RouterRecord, procedure: AnyProcedure): string {
  for (const [name, one] of Object.entries(routers))
    for (const [verb, own] of Object.entries(proceduresOf(one)))
      if (own === procedure) return `${name}.${verb}`
  throw new Error('A REST route names a procedure that is in none of its routers.')
}

/** What the builder knows about a procedure. */
export const metaOf = ({ _def }: AnyProcedure): Meta => _def.meta as Meta

/** Who may call a procedure. */
export const accessOf = (procedure: AnyProcedure): Access | undefined => metaOf(procedure).access

/** Whether somebody, or a key, may call it. */
export const mayUse = (procedure: AnyProcedure, actor: Actor | null): boolean =>
  mayCall(metaOf(procedure), actor, procedure._def.type === 'mutation')

/**
 * Refuses who may not call it before anything of a request is read, and notes it. `access` is who may, where a path opens
 * less than its procedure.
 */
export function assertMayUse(
  procedure: AnyProcedure,
  path: string,
  { actor, address, requestId, deps }: Context,
  access: Access | undefined,
): void {
  const meta = { ...metaOf(procedure), access }
  try {
    const writes = procedure._def.type === 'mutation'
    admit(meta, actingIn(meta, actor, writes), writes)
  } catch (error) {
    noteRefusal(deps.security, { actor, address, requestId }, path, error)
    throw error
  }
}

/** Whether a call of it may come with an Idempotency-Key. */
export const takesKey = (procedure: AnyProcedure): boolean =>
  procedure._def.type === 'mutation' && metaOf(procedure).repeatable !== false

/** What a procedure is sent. */
export type InputOf<P extends AnyProcedure> = NonNullable<P['_def']['$types']['input']>

/** What a procedure answers. */
export type OutputOf<P extends AnyProcedure> = P['_def']['$types']['output']
