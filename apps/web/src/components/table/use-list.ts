import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

/**
 * A list's rows: `const list = useList(trpc.departments.list.queryOptions(search.input))`.
 * The old rows stay while the next page is read.
 */
export function useList<Data, Failure, Key extends QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) {
  return useQuery({ ...options, placeholderData: keepPreviousData } as UseQueryOptions<
    Data,
    Failure,
    Data,
    Key
  >)
}
