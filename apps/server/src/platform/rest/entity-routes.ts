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

interface Entity<P extends EntityProcedures> {
  tag: string
  /** `/v1/rh/setor` */
  path: string
  /** Names the keys of the answers: `rh_setor`, `insert_rh_setor` … */
  table: TableKey
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
  const { tag, path, table, bodyLimit, procedures, forms, drops } = entity
  const { list, get, create, update, remove }: EntityProcedures = procedures
  return defineRoutes(tag, routers, [
    route({ method: 'GET', path, summary: `Lista (${table})`, procedure: list, answer: page(table) }),
    route({
      method: 'POST',
      path,
      summary: `Cadastra (${table})`,
      bodyLimit,
      drops,
      procedure: create,
      takes: forms?.create,
      answer: inserted(table),
    }),
    route({
      method: 'GET',
      path: `${path}/:id`,
      summary: `Consulta (${table})`,
      procedure: get,
      answer: under(`${table}_by_pk`),
    }),
    route({
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Altera (${table})`,
      bodyLimit,
      drops,
      procedure: update,
      takes: forms?.update,
      answer: updated(table),
    }),
    route({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Exclui (${table})`,
      procedure: remove,
      answer: deleted(table),
    }),
  ])
}

/** `POST <path>/filtro`: the same list with its filters in a body. */
export const filterRoutes = (
  routers: RouterRecord,
  {
    tag,
    path,
    table,
    list,
  }: Pick<Entity<EntityProcedures>, 'tag' | 'path' | 'table'> & Pick<EntityProcedures, 'list'>,
): RestRoute[] =>
  defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: `${path}/filtro`,
      summary: `Lista com filtros (${table})`,
      wrap: 'filtro',
      procedure: list,
      answer: page(table),
    }),
  ])
