import {
  hashKey,
  keepPreviousData,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { TRPCQueryKey } from '@trpc/tanstack-react-query'
import { useEffect, useState } from 'react'
import { useFailureToast } from '@/lib/use-failure-toast.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { forget, recall, remember, totalsOf, type Totals } from './list-memory.ts'
import { useArrivals } from './use-arrivals.ts'
import { usePageInRange } from './use-page-in-range.ts'
import type { TableSearch } from './use-table-search.ts'

interface ListAnswer extends Totals {
  dados: object[]
  depois: string | null
}

/**
 * A list's rows, and the search that they were asked by: `const list = useList(trpc.departments.list.queryOptions(search.input), search)`.
 * The old rows stay while the next page is read, and the page that is shown stays when reading it again fails; the total
 * stays while the filter does. A page past the end goes to the last one. Of a `live` list, which events or a clock read
 * again, new rows wait for a press. `asked` is what the query asks: it may be less than the search, a record's rows alone.
 */
export function useList<
  Data extends ListAnswer,
  Failure,
  Key extends TRPCQueryKey,
  Search extends TableSearch,
>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
  search: Search,
  { live = false }: { live?: boolean } = {},
) {
  const { key, filters, sort, limit, page, restart } = search
  const client = useQueryClient()
  // Asked while the page is drawn: on a slow phone drawing it takes as long as the answer.
  if (options.enabled !== false && !client.getQueryState(options.queryKey)) void client.prefetchQuery(options)
  const query = useQuery({ ...options, placeholderData: keepPreviousData } as UseQueryOptions<
    Data,
    Failure,
    Data,
    Key
  >)
  const { data, error, isPlaceholderData } = query
  // The page that is shown is kept by where it is: reading it again may ask with other words (no mark, a count).
  const place = JSON.stringify([filters, sort, limit, page])
  const [stood, setStood] = useState<{ place: string; data: Data }>()
  if (data && !isPlaceholderData && (stood?.data !== data || stood.place !== place)) setStood({ place, data })
  const kept = error && !data && stood?.place === place ? stood.data : undefined
  useFailureToast(kept !== undefined, readRequestError(error).message)

  useEffect(() => {
    if (data && !isPlaceholderData) remember(key, page, data)
  }, [data, isPlaceholderData, key, page])
  useEffect(() => () => void forget(key), [key])

  const cache = client.getQueryCache()
  const hash = hashKey(options.queryKey)
  useEffect(
    () =>
      cache.subscribe((event) => {
        const changed = event.type === 'updated' && event.action.type === 'invalidate'
        if (!changed || event.query.queryHash !== hash) return
        forget(key)
        restart()
      }),
    [cache, hash, key, restart],
  )
  const { data: shown, arrivals } = useArrivals(live && !isPlaceholderData ? place : null, data ?? kept)
  const totals = totalsOf(shown, recall(key))
  const asked: object = options.queryKey[1]?.input ?? {}
  const list = { ...query, search, asked, arrivals, data: shown && { ...shown, ...totals } }
  usePageInRange(search, list)
  return list
}
