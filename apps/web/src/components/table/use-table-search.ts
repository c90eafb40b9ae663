import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { recall } from './list-memory.ts'
import { DEFAULT_LIMIT, type FilterEntry, type ListSearch } from './list-search.ts'

type PageLimit = NonNullable<ListSearch['limit']>

export interface TableSearch {
  /** What `*.list` procedures take. */
  input: {
    limit: number
    offset: number
    sort?: string
    q?: string
    filtro: Record<string, never>
    depois?: string
    contar?: boolean
  }
  /** Names this screen's list as filtered and ordered. */
  key: string
  /** Names the rows in question, on whatever page and in whatever order. */
  filters: string
  /** The rows changed: the input is made again. */
  restart: () => void
  page: number
  limit: PageLimit
  sort: string | undefined
  q: string
  filtro: Record<string, FilterEntry>
  /** `replace`: the page before was none, and Back does not lead to it. */
  setPage: (page: number, replace?: boolean) => void
  setLimit: (limit: PageLimit) => void
  /** Ascending, then descending, then the list's own order. */
  toggleSort: (column: string) => void
  setQuery: (text: string) => void
  /** `undefined` takes the filter away. */
  setFilter: (column: string, value: FilterEntry | undefined) => void
  clear: () => void
}

/**
 * A list's state, kept in the address through `listSearch`: it survives back and reload and can be shared.
 * `initial` are filters in force while the address names none (made once); they can be taken away.
 */
export function useTableSearch(initial?: Record<string, FilterEntry>): TableSearch {
  const search = useSearch({ strict: false }) as ListSearch
  const navigate = useNavigate()
  const path = useLocation({ select: (location) => location.pathname })
  const [epoch, setEpoch] = useState(0)
  const change = useCallback(
    (part: ListSearch, replace = false) =>
      void navigate({
        to: '.',
        search: ((before: ListSearch) => ({ ...before, ...part })) as never,
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  return useMemo(() => {
    const { pagina: page = 1, limit = DEFAULT_LIMIT, sort, filtro = initial ?? {}, q = '' } = search
    const none = initial && {}
    const offset = limit === 0 ? 0 : (page - 1) * limit
    const filters = JSON.stringify([path, filtro, q])
    const key = JSON.stringify([filters, epoch, limit, sort])
    const { total, marks } = recall(key)
    const depois = marks.get(page)
    return {
      input: {
        limit,
        offset,
        ...(sort && { sort }),
        ...(q && { q }),
        filtro: filtro as Record<string, never>,
        // While the filter stands its total is not counted again, and a page follows the row before it.
        ...(page > 1 && total !== null && { contar: false }),
        ...(depois && { depois }),
      },
      key,
      filters,
      restart: () => setEpoch((count) => count + 1),
      page,
      limit,
      sort,
      q,
      filtro,
      setPage: (next, replace) => change({ pagina: next > 1 ? next : undefined }, replace),
      setLimit: (next) => change({ limit: next === DEFAULT_LIMIT ? undefined : next, pagina: undefined }),
      toggleSort: (column) => {
        const next = sort === column ? `-${column}` : sort === `-${column}` ? undefined : column
        change({ sort: next, pagina: undefined })
      },
      setQuery: (text) => change({ q: text || undefined, pagina: undefined }, true),
      setFilter: (column, value) => {
        const { [column]: _gone, ...others } = filtro
        const next = value === undefined ? others : { ...others, [column]: value }
        change({ filtro: Object.keys(next).length > 0 ? next : none, pagina: undefined })
      },
      clear: () => change({ filtro: none, q: undefined, pagina: undefined }),
    }
  }, [search, change, path, epoch, initial])
}
