/** The five operations that every entity of the intranet answers, in the documented shapes. */
import type { ListRequest, Page } from '@intranet/contract/list'
import type { ZodType } from 'zod'
import type { CallerOf, RouterRecord } from '../procedure/caller.ts'
import { defineRoutes, type RestRoute } from './route.ts'
import { listQuery } from './request.ts'

interface Entity<R extends RouterRecord, Create, Update> {
  tag: string
  /** `/v1/rh/setor` */
  path: string
  /** Names the keys of the answers: `rh_setor`, `insert_rh_setor` … */
  table: string
  /** The fields of the entity; `keep` names those that REST would otherwise drop (`id_usuario` of a sector). */
  fields: ZodType
  keep?: readonly string[]
  bodyLimit?: number
  /** Guests may list and get. */
  openReads?: boolean
  procedures(caller: CallerOf<R>): {
    list(input: Partial<ListRequest>): Promise<Page<unknown>>
    get(input: { id: number }): Promise<unknown>
    create(input: { objects: Create[] }): Promise<{ id: number }[]>
    update(input: Update & { id: number }): Promise<unknown>
    remove(input: { id: number }): Promise<unknown>
  }
}

/** `GET` list, `POST`, `GET/PUT/DELETE /:id`. Answers are keyed by the table's name; every success is 200. */
export function entityRoutes<R extends RouterRecord, Create, Update>(
  routers: R,
  entity: Entity<R, Create, Update>,
): RestRoute[] {
  const { tag, path, table, fields, keep, bodyLimit, openReads: open, procedures } = entity
  return defineRoutes(tag, routers, [
    {
      method: 'GET',
      path,
      summary: `Lista (${table})`,
      open,
      query: listQuery,
      async call(caller, request) {
        const { dados, total } = await procedures(caller).list(request.list())
        return { [table]: dados, total }
      },
    },
    {
      method: 'POST',
      path,
      summary: `Cadastra (${table})`,
      body: fields,
      wrap: 'object',
      bodyLimit,
      async call(caller, request) {
        const returning = await procedures(caller).create({ objects: request.objects(keep) as Create[] })
        return { [`insert_${table}`]: { returning } }
      },
    },
    {
      method: 'GET',
      path: `${path}/:id`,
      summary: `Consulta (${table})`,
      open,
      async call(caller, request) {
        return { [`${table}_by_pk`]: await procedures(caller).get({ id: request.id() }) }
      },
    },
    {
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Altera (${table})`,
      body: fields,
      wrap: 'object',
      bodyLimit,
      async call(caller, request) {
        const row = await procedures(caller).update({ ...(request.object(keep) as Update), id: request.id() })
        return { [`update_${table}`]: { returning: [row] } }
      },
    },
    {
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Exclui (${table})`,
      async call(caller, request) {
        await procedures(caller).remove({ id: request.id() })
        return { [`delete_${table}`]: { affected_rows: 1 } }
      },
    },
  ])
}
