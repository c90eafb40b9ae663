import type { AppRouter, Inputs } from '@intranet/server/doors/trpc/app-router'
import type { inferRouterOutputs } from '@trpc/server'
import { createTRPCOptionsProxy, type TRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

/** What the procedures answer, as the browser gets it: `Outputs['departments']['get']`. */
export type Outputs = inferRouterOutputs<AppRouter>

/** What they are asked with. */
export type { Inputs }

/** A router of the client by its name, which is only a type: `Client<'departments'>` is `trpc.departments`. */
export interface Client<R extends string> {
  readonly '~name'?: R
  pathKey: () => readonly unknown[]
}

/** `useQuery(trpc.departments.list.queryOptions(input))`; the same in loaders with `ensureQueryData`. */
export const trpc: TRPCOptionsProxy<AppRouter> & { [R in keyof Inputs & string]: Client<R> } =
  createTRPCOptionsProxy<AppRouter>({ client: api, queryClient })

/** The name of a router of the client: its calls, drafts and remembered columns are kept under it. */
export const nameOf = <R extends string>(client: Client<R>): R => (client.pathKey() as [[R]])[0][0]
