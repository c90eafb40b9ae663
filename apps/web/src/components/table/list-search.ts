import { COUNTED_MATCHES, COUNTED_ROWS, MAX_LIMIT } from '@intranet/contract/list-limits'
import type { FilterOperators, FilterValue } from '@intranet/contract/list'

/** The value of one filter: a plain value means `_eq`. */
export type FilterEntry = FilterValue | FilterOperators

/** A list's state in the address; what is absent is the default. */
export interface ListSearch {
  pagina?: number
  limit?: 20 | 40 | 60 | 0
  sort?: string
  filtro?: Record<string, FilterEntry>
  q?: string
}

export const DEFAULT_LIMIT = 20
const limits = [20, 40, 60, 0] as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEntry = (value: unknown): value is FilterEntry =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) || isRecord(value)

/**
 * Reads a list's state from an address; what is malformed is dropped, the server judges columns and operators.
 * By hand, because every route's search is in the first download and zod would double the sign-in page.
 * Routes: `validateSearch: listSearch`, or `(search) => ({ ...listSearch(search), aba: … })`.
 */
export function listSearch(search: Record<string, unknown>): ListSearch {
  const { pagina, sort, filtro, q } = search
  const limit = limits.find((one) => one === search.limit)
  const filters = isRecord(filtro) ? Object.entries(filtro).filter(([, value]) => isEntry(value)) : []
  // An empty one was said: all filters were taken away, those a list opens with too.
  const none = isRecord(filtro) && Object.keys(filtro).length === 0
  // Every key is named: what this route leaves out would be taken raw from its parents.
  return {
    pagina: Number.isSafeInteger(pagina) && Number(pagina) > 1 ? Number(pagina) : undefined,
    limit: limit === DEFAULT_LIMIT ? undefined : limit,
    sort: typeof sort === 'string' && sort.length <= 60 ? sort : undefined,
    filtro:
      none || filters.length > 0 ? (Object.fromEntries(filters) as Record<string, FilterEntry>) : undefined,
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : undefined,
  }
}

/** What a list is asked with that was never read: no page before is known. `most` are the rows that "Todos" may hold. */
export function firstInput<Filtro extends object, S extends string>(
  {
    pagina: page = 1,
    limit = DEFAULT_LIMIT,
    sort,
    q = '',
    filtro = {},
  }: Omit<ListSearch, 'filtro'> & { filtro?: object },
  most = MAX_LIMIT,
) {
  return {
    // "Todos" asks by number: what is over it is shown as cut, not refused.
    limit: limit === 0 ? most : limit,
    offset: limit === 0 ? 0 : (page - 1) * limit,
    contar_ate: q ? COUNTED_MATCHES : COUNTED_ROWS,
    ...(sort && { sort: sort as S }),
    ...(q && { q }),
    filtro: filtro as Filtro,
  }
}
