/** The plain procedures of an entity: each is one query, or one rule of its service. */
import {
  changedRecords,
  createdRecords,
  nothing,
  pageOf,
  savedRecord,
  switchedRecords,
  type ChangedRecords,
} from '@intranet/contract/answer'
import type { Page } from '@intranet/contract/list'
import { byId, optionsInput, setActiveInput, type SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { AnyProcedure, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import type * as z from 'zod'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { found, type SavedRecord } from '../records.ts'
import { answers } from './answers.ts'
import { changeEach } from './change-each.ts'
import type { Meta } from './meta.ts'
import { readsWide, type procedure } from './procedure.ts'

/** What the procedures take and answer: `schemasOf(entity)`, and what is special of this entity. */
interface Shapes {
  list?: { input: z.ZodType }
  row?: z.ZodType
  /** Of `get`, where it is not the list's row. */
  one?: z.ZodType
  options?: z.ZodType
  /** Of `options`, where they are asked for more than the saved choice; null where they are asked for nothing. */
  optionsInput?: z.ZodType | null
  createInput?: z.ZodType<{ objects: object[] }>
  /** Of `create`, where it is not the ids. */
  created?: z.ZodType
  updateInput?: z.ZodType<{ id: number }>
  /** Of `update`, where it is not the version saved. */
  updated?: z.ZodType
  changeInput?: z.ZodType<Several>
  /** Of `setActive`, where it is more than a count. */
  switched?: z.ZodType
}

interface Several {
  registros: { id: number; updated_at?: string }[]
  campos: object
}

/** The builder of a procedure with its module, ability and kind of answer. */
type Begun = ReturnType<typeof procedure<'read'>>
type Run<In, Out> = (db: Database, actor: Actor, input: In, deps: Deps) => Promise<Out>

/** `[procedure('rh', 'read', 'providerRows'), listDepartments]`: who may, and the query or service. */
type Verb<In, Out> = [In] extends [never] ? never : readonly [begun: Begun, run: Run<In, Out>]

type Read<T> = T extends z.ZodType ? z.output<T> : never
type Sent<T> = T extends z.ZodType ? z.input<T> : never
type ListOf<S extends Shapes> = NonNullable<S['list']>['input']
type OneOf<S extends Shapes> = Read<S extends { one: z.ZodType } ? S['one'] : S['row']>
type CreatedOf<S extends Shapes> = S extends { created: infer T } ? Read<T> : { id: number }[]
type UpdatedOf<S extends Shapes> = S extends { updated: infer T } ? Read<T> : SavedRecord
type SwitchedOf<S extends Shapes> = S extends { switched: infer T } ? Read<T> : { alterados: number }
type Asked<S extends Shapes> = S extends { optionsInput: infer T }
  ? T extends null
    ? undefined
    : Read<T>
  : number | undefined
type Asking<S extends Shapes> = S extends { optionsInput: infer T }
  ? T extends null
    ? void
    : Sent<T>
  : z.input<typeof optionsInput>

interface Verbs<S extends Shapes> {
  list?: Verb<Read<ListOf<S>>, Page<Read<S['row']>>>
  /** 404 where it answers nothing. */
  get?: Verb<number, OneOf<S> | undefined>
  /** With the id of the saved choice, which is offered though it is inactive; with all of `optionsInput` where that is. */
  options?: Verb<Asked<S>, Read<S['options']>>
  create?: Verb<Read<S['createInput']>['objects'], CreatedOf<S>>
  update?: Verb<Read<S['updateInput']>, UpdatedOf<S>>
  /** Takes the rule of `update`, and calls it for each record. */
  changeMany?: Verb<Read<S['updateInput']>, unknown>
  setActive?: Verb<SetActiveInput, SwitchedOf<S>>
  remove?: Verb<number, void>
}

type Query<In, Out> = TRPCQueryProcedure<{ meta: Meta; input: In; output: Out }>
type Mutation<In, Out> = TRPCMutationProcedure<{ meta: Meta; input: In; output: Out }>

interface Procedures<S extends Shapes> {
  list: Query<Sent<ListOf<S>>, Page<Read<S['row']>>>
  get: Query<z.input<typeof byId>, OneOf<S>>
  options: Query<Asking<S>, Read<S['options']>>
  create: Mutation<Sent<S['createInput']>, CreatedOf<S>>
  update: Mutation<Sent<S['updateInput']>, UpdatedOf<S>>
  changeMany: Mutation<Sent<S['changeInput']>, ChangedRecords>
  setActive: Mutation<SetActiveInput, SwitchedOf<S>>
  remove: Mutation<z.input<typeof byId>, void>
}

type Loose = readonly [begun: Begun, run: Run<unknown, unknown>]
type Make = (verb: Loose, shapes: Required<Shapes>) => AnyProcedure

const make: Record<keyof Procedures<Shapes>, Make> = {
  list: ([begun, run], { list, row }) =>
    begun
      .input(list.input)
      .output(answers(pageOf(row)))
      .query(({ ctx, input }) => run(ctx.db, ctx.actor, input, ctx.deps) as Promise<Page<unknown>>),
  get: ([begun, run], { row, one = row }) =>
    begun
      .input(byId)
      .output(answers(one))
      .query(async ({ ctx, input }) => found(await run(ctx.db, ctx.actor, input.id, ctx.deps))),
  // A selector is read with each page that has one: a replica answers it (docs/deploy.md#reads-go-wide).
  options: ([begun, run], { options, optionsInput: asked }) => {
    const wide = begun.meta(readsWide)
    if (asked === null)
      return wide.output(answers(options)).query(({ ctx }) => run(ctx.db, ctx.actor, undefined, ctx.deps))
    return asked
      ? wide
          .input(asked)
          .output(answers(options))
          .query(({ ctx, input }) => run(ctx.db, ctx.actor, input, ctx.deps))
      : wide
          .input(optionsInput)
          .output(answers(options))
          .query(({ ctx, input }) => run(ctx.db, ctx.actor, input.incluir, ctx.deps))
  },
  create: ([begun, run], { createInput, created = createdRecords }) =>
    begun
      .input(createInput)
      .output(answers<z.ZodType>(created))
      .mutation(({ ctx, input }) => run(ctx.db, ctx.actor, input.objects, ctx.deps)),
  update: ([begun, run], { updateInput, updated = savedRecord }) =>
    begun
      .input(updateInput)
      .output(answers<z.ZodType>(updated))
      .mutation(({ ctx, input }) => run(ctx.db, ctx.actor, input, ctx.deps)),
  changeMany: ([begun, run], { changeInput }) =>
    begun
      .input(changeInput)
      .output(answers(changedRecords))
      .mutation(({ ctx, input }) => changeEach(ctx, input, (one) => run(ctx.db, ctx.actor, one, ctx.deps))),
  setActive: ([begun, run], { switched = switchedRecords }) =>
    begun
      .input(setActiveInput)
      .output(answers<z.ZodType>(switched))
      .mutation(({ ctx, input }) => run(ctx.db, ctx.actor, input, ctx.deps)),
  remove: ([begun, run]) =>
    begun
      .input(byId)
      .output(answers<z.ZodType>(nothing))
      .mutation(({ ctx, input }) => run(ctx.db, ctx.actor, input.id, ctx.deps)),
}

/**
 * The procedures that are named, spread into the entity's router: `list` and `get` read, `create` takes `objects`,
 * `update` one record with the version seen, `changeMany` one field of several, `setActive` and `remove` write by id.
 * What runs is also given the server's parts (`deps`), where it needs more than the database.
 */
export function crud<S extends Shapes, const V extends Verbs<S>>(
  shapes: S,
  verbs: V & { [Name in Exclude<keyof V, keyof Procedures<S>>]: never },
): { [Name in keyof V]: Name extends keyof Procedures<S> ? Procedures<S>[Name] : never }
// The procedures are made in a loop; their types are those of the shapes and of what runs.
export function crud(shapes: Required<Shapes>, verbs: Record<keyof Procedures<Shapes>, Loose>): object {
  return Object.fromEntries(
    Object.entries(verbs).map(([name, verb]) => [name, make[name as keyof typeof make](verb, shapes)]),
  )
}

/** Of rows that belong to the whole group: `[procedure(…), unscoped(listReasons)]`, where no query asks who reads. */
export const unscoped =
  <In, Out>(run: (db: Database, input: In) => Out) =>
  (db: Database, _actor: Actor, input: In): Out =>
    run(db, input)
