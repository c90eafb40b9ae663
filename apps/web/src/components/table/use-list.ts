import {
  hashKey,
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
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
  { memory, page, forget }: TableSearch,
) {
  const query = useQuery({ ...options, placeholderData: keepPreviousData } as UseQueryOptions<
    Data,
    Failure,
    Data,
    Key
  >)
  const { data, isPlaceholderData } = query
  useEffect(() => {
    if (!data || isPlaceholderData) return
    memory.total = data.total ?? memory.total
    if (data.depois) memory.marks.set(page + 1, data.depois)
  }, [data, isPlaceholderData, memory, page])

  const cache = useQueryClient().getQueryCache()
  const hash = hashKey(options.queryKey)
  useEffect(
    () =>
      cache.subscribe((event) => {
        const changed = event.type === 'updated' && event.action.type === 'invalidate'
        if (changed && event.query.queryHash === hash) forget()
      }),
    [cache, hash, forget],
  )
  const counted = useMemo(() => data && { ...data, total: data.total ?? memory.total }, [data, memory])
  return { ...query, data: counted }
}
