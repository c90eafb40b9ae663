/** The five operations that every entity of the intranet answers, in the documented shapes. */
import type { Page } from '@intranet/contract/list'
import type { AnyProcedure } from '@trpc/server'
import type { InputOf, RouterRecord } from '../procedure/caller.ts'
import type { TableKey } from './answer-keys.ts'
import { deleted, inserted, page, under, updated } from './answer-shapes.ts'
import { route, type Form } from './procedure-route.ts'
import { defineRoutes, type RestRoute } from './route.ts'

/** A procedure whose answer holds at least this. */
export type Answering<Output> = AnyProcedure & { _def: { $types: { output: Output } } }

/** A procedure whose input holds at least this. */
export type Taking<Input> = AnyProcedure & { _def: { $types: { input: Input } } }

interface EntityProcedures {
  list: Answering<Page<unknown>>
  get: Taking<{ id: number }>
  create: Answering<{ id: number }[]>
  update: Taking<{ id: number }>
  remove: Taking<{ id: number }>
}

/** One and several of an entity with their articles, of which the sentences of its operations are made. */
export type Noun = readonly [one: `${'o' | 'a'} ${string}`, many: `${'os' | 'as'} ${string}`]

/** `um setor` and `setores`, of `o setor` and `os setores`. */
export const formsOf = ([one, many]: Noun) => ({
  any: one.replace(/^o /, 'um ').replace(/^a /, 'uma '),
  several: many.replace(/^[oa]s /, ''),
})

/** The sentences of the five operations. */
function sentencesOf(noun: Noun) {
  const { any, several } = formsOf(noun)
  return {
    list: `Lista ${noun[1]}`,
    create: `Cadastra ${several}`,
    get: `Consulta ${any}`,
    update: `Altera ${any}`,
    remove: `Exclui ${any}`,
  }
}

interface Entity<P extends EntityProcedures> {
  tag: string
  /** `/v1/rh/setor` */
  path: string
  /** Names the keys of the answers: `rh_setor`, `insert_rh_setor` … */
  table: TableKey
  noun: Noun
  /** What the document says of creations beside their summary. */
  createNote?: string
  /** What it says of creations and changes: fields that a record of another kind does not keep. */
  writeNote?: string
  bodyLimit?: number
  procedures: P
  /** Fields that clients send back as they read them and the server decides. */
  drops?: readonly string[]
  /** Documented forms of a create and an update, where they differ from the input. */
  forms?: { create: Form<InputOf<P['create']>>; update: Form<InputOf<P['update']>, 'id'> }
}

/** `GET` list, `POST`, `GET/PUT/DELETE /:id`. Answers are keyed by the table's name; every success is 200. */
export function entityRoutes<P extends EntityProcedures>(
  routers: RouterRecord,
  entity: Entity<P>,
): RestRoute[] {
  const { tag, path, table, noun, createNote, writeNote, bodyLimit, procedures, forms, drops } = entity
  const says = sentencesOf(noun)
  const { list, get, create, update, remove }: EntityProcedures = procedures
  return defineRoutes(tag, routers, [
    route({ method: 'GET', path, summary: says.list, procedure: list, answer: page(table) }),
    route({
      method: 'POST',
      path,
      summary: says.create,
      note: [createNote, writeNote].filter(Boolean).join(' ') || undefined,
      bodyLimit,
      drops,
      procedure: create,
      takes: forms?.create,
      answer: inserted(table),
    }),
    route({
      method: 'GET',
      path: `${path}/:id`,
      summary: says.get,
      procedure: get,
      answer: under(`${table}_by_pk`),
    }),
    route({
      method: 'PUT',
      path: `${path}/:id`,
      summary: says.update,
      note: writeNote,
      bodyLimit,
      drops,
      procedure: update,
      takes: forms?.update,
      answer: updated(table),
    }),
    route({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: says.remove,
      procedure: remove,
      answer: deleted(table),
    }),
  ])
}

/** `entityRoutes` of several entities that share their routers and tag. */
export const entitiesOf =
  (routers: RouterRecord, tag: string) =>
  <P extends EntityProcedures>(path: string, table: TableKey, noun: Noun, procedures: P): RestRoute[] =>
    entityRoutes(routers, { tag, path, table, noun, procedures })
