/** The documented paths of what belongs to providers by their flags: campaigns and channels. */
import type { Page } from '@intranet/contract/list'
import type { ZodType } from 'zod'
import { defineRoutes, type RestRoute } from '../../platform/rest/route.ts'
import type { CallerOf, RouterRecord } from '../../platform/procedure/caller.ts'
import { foldFilter, foldFlags, spreadFlags, type Flagged } from './provider-flags.rest.ts'
import { listQuery } from '../../platform/rest/request.ts'

type Body = Record<string, unknown>

interface FlaggedEntity<R extends RouterRecord, Fields, Row extends Flagged> {
  tag: string
  /** Names the keys of the answers: `vendas_campanha`, `insert_vendas_campanha` … */
  table: string
  /** `/v1/vendas/campanha`: POST lists, as documented. */
  path: string
  createPath: string
  schema: ZodType
  /** Fields of a body that are not a provider's key. */
  fields: readonly string[]
  /** Columns of the filter that are not a provider's key. */
  columns: Record<string, unknown>
  /** Names in the filter that the list accepts as inputs of their own, and how. */
  beside?: Record<string, (value: unknown) => unknown>
  procedures(caller: CallerOf<R>): {
    list(input: Body): Promise<Page<Row>>
    get(input: { id: number }): Promise<Row>
    create(input: { objects: Fields[] }): Promise<unknown>
    update(input: Body & { id: number }): Promise<unknown>
    remove(input: { id: number }): Promise<unknown>
  }
}

/** List (POST and GET), create at its own path, `GET/PUT/DELETE /:id`. Flags are beside the other fields. */
export function flaggedRoutes<R extends RouterRecord, Fields, Row extends Flagged>(
  routers: R,
  entity: FlaggedEntity<R, Fields, Row>,
): RestRoute[] {
  const { tag, table, path, createPath, schema, fields, beside = {}, procedures } = entity
  const columns = [...Object.keys(entity.columns), '_and']
  const listed = async (caller: CallerOf<R>, input: Body) => {
    const { dados, total } = await procedures(caller).list(input)
    return { [table]: dados.map(spreadFlags), total }
  }
  return defineRoutes(tag, routers, [
    {
      method: 'POST',
      path,
      summary: `Lista (${table}); o filtro aceita as chaves dos provedores`,
      wrap: 'filtro',
      call(caller, request) {
        const list: Body = request.list(Object.keys(beside))
        for (const [name, read] of Object.entries(beside))
          if (list[name] !== undefined) list[name] = read(list[name])
        return listed(caller, foldFilter(list, columns))
      },
    },
    {
      method: 'GET',
      path,
      summary: `Lista (${table}), uma página por vez`,
      query: listQuery,
      call: (caller, request) => listed(caller, request.list()),
    },
    {
      method: 'POST',
      path: createPath,
      summary: `Cadastra (${table}), com as chaves dos provedores ao lado dos campos`,
      body: schema,
      wrap: 'object',
      async call(caller, request) {
        const objects = request.objects().map((body) => foldFlags(body, fields)) as Fields[]
        return { [`insert_${table}`]: { returning: await procedures(caller).create({ objects }) } }
      },
    },
    {
      method: 'GET',
      path: `${path}/:id`,
      summary: `Consulta (${table})`,
      async call(caller, request) {
        return { [`${table}_by_pk`]: spreadFlags(await procedures(caller).get({ id: request.id() })) }
      },
    },
    {
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Altera (${table}); também ativa e inativa`,
      body: schema,
      wrap: 'object',
      async call(caller, request) {
        const change = foldFlags(request.object(), fields)
        const row = await procedures(caller).update({ ...change, id: request.id() })
        return { [`update_${table}`]: { returning: [row] } }
      },
    },
    {
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Exclui (${table}) se nada a usa`,
      async call(caller, request) {
        await procedures(caller).remove({ id: request.id() })
        return { [`delete_${table}`]: { affected_rows: 1 } }
      },
    },
  ])
}
