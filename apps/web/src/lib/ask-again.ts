import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Invalidates, and asks once more after a first answer that was still under way: react-query leaves such a fetch
 * alone, so what changed after the server had read for it would never be seen.
 */
export async function askAgain(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const cache = queryClient.getQueryCache()
  const first = cache.findAll(filters).filter(({ state }) => state.data === undefined)
  await queryClient.invalidateQueries(filters)
  if (first.length)
    await queryClient.invalidateQueries({ ...filters, predicate: (query) => first.includes(query) })
}
