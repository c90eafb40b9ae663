import { pageSizes } from '@intranet/contract/list'
import * as z from 'zod'

const filterValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
const filterOperators = z.object({
  _eq: filterValue.optional(),
  _neq: filterValue.optional(),
  _in: z.array(filterValue).optional(),
  _ilike: z.string().optional(),
  _gte: filterValue.optional(),
  _lte: filterValue.optional(),
  _is_null: z.boolean().optional(),
})
const filters = z.record(z.string(), z.union([filterValue, filterOperators]))

/**
 * A list's state in the address; what is absent is the default, what is malformed is dropped.
 * Routes: `validateSearch: listSearch`, or `listSearch.extend({ aba: … })`.
 */
export const listSearch = z.object({
  pagina: z.int().min(1).optional().catch(undefined),
  limit: z.literal(pageSizes).optional().catch(undefined),
  sort: z.string().max(60).optional().catch(undefined),
  filtro: filters.optional().catch(undefined),
  q: z.coerce.string().max(200).optional().catch(undefined),
})

export type ListSearch = z.infer<typeof listSearch>
export type FilterEntry = NonNullable<ListSearch['filtro']>[string]

export const DEFAULT_LIMIT = 20
