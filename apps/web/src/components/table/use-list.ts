import {
  hashKey,
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { forget, recall, remember } from './list-memory.ts'
import type { TableSearch } from './use-table-search.ts'

interface ListAnswer {
  total: number | null
  depois: string | null
}

/**
 * A list's rows: `const list = useList(trpc.departments.list.queryOptions(search.input), search)`.
 * The old rows stay while the next page is read; the total stays while the filter does.
 */
export function useList<Data extends ListAnswer, Failure, Key extends QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
  { key, page, restart }: TableSearch,
) {
  const query = useQuery({ ...options, placeholderData: keepPreviousData } as UseQueryOptions<
    Data,
    Failure,
    Data,
    Key
  >)
  const { data, isPlaceholderData } = query
  useEffect(() => {
    if (data && !isPlaceholderData) remember(key, page, data)
  }, [data, isPlaceholderData, key, page])
  useEffect(() => () => void forget(key), [key])

  const cache = useQueryClient().getQueryCache()
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
  return { ...query, data: data && { ...data, total: data.total ?? recall(key).total } }
}
