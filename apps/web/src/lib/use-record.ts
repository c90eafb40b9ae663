import { useQuery, type Query, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

/** Marks a query that forms begin from, for `useQuery({ …, meta: record })`; `useRecord` does it by itself. */
export const record = { record: true }
export const isRecord = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.record === true

/**
 * A record for a form or a profile: read again each time the screen opens, and never under the person's hands.
 * `useRecord(trpc.users.get.queryOptions({ id }))`
 */
export function useRecord<Data, Failure, Key extends QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) {
  return useQuery({
    ...options,
    staleTime: Infinity,
    gcTime: 0,
    meta: { ...options.meta, ...record },
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  } as UseQueryOptions<Data, Failure, Data, Key>)
}
