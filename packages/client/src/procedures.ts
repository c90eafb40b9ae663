/**
 * The procedures as the repository types them. The packed client has the same ones written out, made of the schemas that
 * the procedures declare (tools/client-types.ts), so that it needs nothing of the server.
 */
import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '@intranet/server/doors/trpc/app-router'

export type Api = TRPCClient<AppRouter>
