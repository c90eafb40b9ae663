import type { AppRouter } from '@intranet/server/doors/trpc/app-router'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { queryClient } from './query-client.ts'
import { noteSessionEnd } from './session-end.ts'

/** Typed calls outside React, and below `trpc`. */
export const api = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: '/trpc',
      maxItems: 10,
      async fetch(url, options) {
        const response = await fetch(url, { ...options, credentials: 'same-origin' } as RequestInit)
        noteSessionEnd(response.headers)
        return response
      },
    }),
  ],
})

/** `useQuery(trpc.departments.list.queryOptions(input))`; the same in loaders with `ensureQueryData`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: api, queryClient })

/** What the procedures answer, as the browser gets it: `Outputs['departments']['get']`. */
export type Outputs = inferRouterOutputs<AppRouter>

/** What they are asked with. */
export type Inputs = inferRouterInputs<AppRouter>
