import type { AppRouter } from '@intranet/server/doors/trpc/app-router'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

/** `useQuery(trpc.departments.list.queryOptions(input))`; the same in loaders with `ensureQueryData`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: api, queryClient })

/** What the procedures answer, as the browser gets it: `Outputs['departments']['get']`. */
export type Outputs = inferRouterOutputs<AppRouter>

/** What they are asked with. */
export type Inputs = inferRouterInputs<AppRouter>
