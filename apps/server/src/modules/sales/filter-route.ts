import type { ListRequest, Page } from '@intranet/contract/list'
import type { CallerOf, RouterRecord } from '../../platform/procedure/caller.ts'
import { defineRoutes, type RestRoute } from '../../platform/rest/route.ts'

interface Filtered<R extends RouterRecord> {
  tag: string
  /** `/v1/precificacao` */
  path: string
  table: string
  list(caller: CallerOf<R>): (input: Partial<ListRequest>) => Promise<Page<unknown>>
}

/** `POST <path>/filtro`: the list with its filters in a body. */
export const filterRoute = <R extends RouterRecord>(
  routers: R,
  { tag, path, table, list }: Filtered<R>,
): RestRoute[] =>
  defineRoutes(tag, routers, [
    {
      method: 'POST',
      path: `${path}/filtro`,
      summary: `Lista com filtros (${table})`,
      wrap: 'filtro',
      async call(caller, request) {
        const { dados, total } = await list(caller)(request.list())
        return { [table]: dados, total }
      },
    },
  ])
