import type { ListRequest, Page } from '@intranet/contract/list'
import type { Caller } from '../../doors/trpc/app-router.ts'
import { defineRoutes, type RestRoute } from '../../platform/rest/route.ts'

interface Filtered {
  tag: string
  /** `/v1/precificacao` */
  path: string
  table: string
  list(caller: Caller): (input: Partial<ListRequest>) => Promise<Page<unknown>>
}

/** `POST <path>/filtro`: the list with its filters in a body. */
export const filterRoute = ({ tag, path, table, list }: Filtered): RestRoute[] =>
  defineRoutes(tag, [
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
