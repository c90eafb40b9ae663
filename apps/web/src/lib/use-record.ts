import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

/**
 * A record for a form or a profile: read anew each time the screen opens, and never under the person's hands.
 * `useRecord(trpc.users.get.queryOptions({ id }))`
 */
export function useRecord<Data, Failure, Key extends QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) {
  return useQuery({
    ...options,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  } as UseQueryOptions<Data, Failure, Data, Key>)
}
