import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { recall } from './list-memory.ts'
import { MAX_LIMIT } from '@intranet/contract/list-limits'
import type { SortBy } from '@intranet/contract/list'
import type { FilterKey, FilterOf, ListName, ProcedureName, SortKey } from './list-name.ts'
import { DEFAULT_LIMIT, firstInput, type FilterEntry, type ListSearch } from './list-search.ts'
import { searchWith } from '@/lib/search-with.ts'

export type ListFilter<K extends string> = { [P in K]?: FilterEntry }
type PageLimit = NonNullable<ListSearch['limit']>

/** `K` are the columns that the list is filtered by, `S` those that it is sorted by; `Filtro` is what it is asked with. */
export interface TableSearch<
  K extends string = string,
  S extends string = string,
  Filtro extends object = object,
> {
  /** The procedure that answers the list: it names the export and the remembered columns. */
  procedure: ProcedureName
  /** What `*.list` procedures take. */
  input: {
    limit: number
    offset: number
    sort?: SortBy<S>
    q?: string
    filtro: Filtro
    depois?: string
    contar?: boolean
    contar_ate?: number
  }
  /** Names this screen's list as filtered and ordered. */
  key: string
  /** Names the rows in question, on whatever page and in whatever order. */
  filters: string
  /** The rows changed: the input is made again. */
  restart: () => void
  page: number
  limit: PageLimit
  sort: SortBy<S> | undefined
  q: string
  filtro: ListFilter<K>
  /** `replace`: the page before was none, and Back does not lead to it. */
  setPage: (page: number, replace?: boolean) => void
  setLimit: (limit: PageLimit) => void
  /** `undefined`: the list's own order. */
  setSort(sort: SortBy<S> | undefined): void
  setQuery: (text: string) => void
  /** `undefined` takes the filter away. */
  setFilter(column: K, value: FilterEntry | undefined): void
  clear: () => void
}

/** The state of a list of the contract. */
export type SearchOf<Name extends ListName> = TableSearch<FilterKey<Name>, SortKey<Name>, FilterOf<Name>>

/**
 * A list's state, kept in the address through `listSearch`: it survives back and reload and can be shared.
 * The procedure's contract says what may be filtered and sorted. `initial` are filters in force while the address names none (made once); they can be taken away.
 * `initialSort` is the order while the initial filters are in force and the address names none.
 */
export const useTableSearch = <Name extends ListName>(
  procedure: Name,
  initial?: ListFilter<FilterKey<Name>>,
  initialSort?: SortBy<SortKey<Name>>,
  most?: number,
): SearchOf<Name> => useTableState(procedure, initial, initialSort, most)

/** Whether each of some filters is among those in force. */
const holds = <K extends string>(filtro: ListFilter<K>, some: ListFilter<K>) =>
  (Object.keys(some) as K[]).every((key) => JSON.stringify(filtro[key]) === JSON.stringify(some[key]))

/** The same where the address holds other filters than the procedure's own: a report's period and provider. */
export function useTableState<K extends string, S extends string, Filtro extends object>(
  procedure: ProcedureName,
  initial?: ListFilter<K>,
  initialSort?: SortBy<S>,
  /** Rows that "Todos" may hold. */
  most = MAX_LIMIT,
): TableSearch<K, S, Filtro> {
  // What somebody wrote into the address may be any word: the server judges it.
  const search = useSearch({ strict: false }) as ListSearch
  const navigate = useNavigate()
  const path = useLocation({ select: (location) => location.pathname })
  const [epoch, setEpoch] = useState(0)
  const change = useCallback(
    (part: ListSearch, replace = false) =>
      void navigate({
        to: '.',
        search: searchWith(part),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  return useMemo(() => {
    const { pagina: page = 1, limit = DEFAULT_LIMIT, q = '' } = search
    const filtro = (search.filtro ?? initial ?? {}) as ListFilter<K>
    const asOpened = holds(filtro, initial ?? {})
    const sort = (search.sort as SortBy<S> | undefined) ?? (asOpened ? initialSort : undefined)
    const none = initial && {}
    const filters = JSON.stringify([path, filtro, q])
    const key = JSON.stringify([filters, epoch, limit, sort])
    const { total, ha_mais, marks } = recall(key)
    const isCounted = total !== null && (!ha_mais || page * limit <= total)
    const depois = marks.get(page)
    return {
      procedure,
      input: {
        ...firstInput<ListFilter<K> & Filtro, SortBy<S>>({ ...search, filtro, sort }, most),
        // While the filter stays its total is not counted again, but for pages behind it; a page follows the row before it.
        ...(page > 1 && isCounted && { contar: false }),
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
      setSort: (next) => change({ sort: next, pagina: undefined }),
      setQuery: (text) => change({ q: text || undefined, pagina: undefined }, true),
      setFilter: (column, value) => {
        const { [column]: _gone, ...others } = filtro as NonNullable<ListSearch['filtro']>
        const next = value === undefined ? others : { ...others, [column]: value }
        change({ filtro: Object.keys(next).length > 0 ? next : none, pagina: undefined })
      },
      clear: () => change({ filtro: none, q: undefined, pagina: undefined }),
    }
  }, [most, procedure, search, change, path, epoch, initial, initialSort])
}
