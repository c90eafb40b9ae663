import type { AppRouter } from '@intranet/server/doors/trpc/app-router'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { queryClient } from './query-client.ts'

/** Typed calls outside React, and below `trpc`. */
export const api = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: '/trpc',
      maxItems: 10,
      fetch: (url, options) => fetch(url, { ...options, credentials: 'same-origin' } as RequestInit),
    }),
  ],
})

/** `useQuery(trpc.departments.list.queryOptions(input))`; the same in loaders with `ensureQueryData`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: api, queryClient })
