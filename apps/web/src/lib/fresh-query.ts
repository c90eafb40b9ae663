import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** A write that takes longer is not waited for: its page says that something newer was saved. */
const LONGEST_MS = 2000

/** Until the writes that are under way have ended: one of them may change what is read next. */
const writesEnded = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const cache = client.getMutationCache()
    const pending = cache.findAll({ status: 'pending' })
    if (pending.length === 0) return resolve()
    const end = () => {
      clearTimeout(late)
      unsubscribe()
      resolve()
    }
    const late = setTimeout(end, LONGEST_MS)
    const unsubscribe = cache.subscribe(() => {
      if (pending.every(({ state }) => state.status !== 'pending')) end()
    })
  })

/**
 * A query that is asked again although the cache has it: a form may only start from what is saved now. Who goes back while
 * a write is under way begins from what it saves.
 */
export function fresh<QueryData, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<QueryData, Failure, Data, Key>,
): FetchQueryOptions<QueryData, Failure, Data, Key> {
  const { queryFn } = options
  if (typeof queryFn !== 'function') return { ...options, staleTime: 0 }
  return {
    ...options,
    staleTime: 0,
    async queryFn(context) {
      await writesEnded(context.client)
      return queryFn(context)
    },
  }
}
