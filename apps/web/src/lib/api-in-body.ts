import type { AppRouter } from '@intranet/server/doors/trpc/app-router'
import { createTRPCClient, httpLink } from '@trpc/client'
import { fetchOwn } from './api.ts'

/** Asks in the body of a request: what was typed may be a person's number, and addresses are kept in logs. */
export const apiInBody = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/trpc', methodOverride: 'POST', fetch: fetchOwn })],
})
