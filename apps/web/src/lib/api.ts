import type { AppRouter } from '@intranet/server/doors/trpc/app-router'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { attendanceHeader } from './attendance.ts'
import { positionHeader } from './heard-position.ts'
import { confirmIdentity } from './identity-link.ts'
import { keepWarnings } from './keep-warnings-link.ts'
import { noteReadOnly } from './read-only.ts'
import { noteSessionEnd } from './session-end.ts'

/** With the session's cookie; notes when the session ends, and whether anything can be written. */
export async function fetchOwn(url: RequestInfo | URL | string, options?: object): Promise<Response> {
  const response = await fetch(url, { ...options, credentials: 'same-origin' } as RequestInit)
  noteSessionEnd(response.headers)
  noteReadOnly(response.headers)
  return response
}

/** Typed calls outside React, and below `trpc`; all that the sign-in page needs of it. */
export const api = createTRPCClient<AppRouter>({
  links: [
    confirmIdentity,
    keepWarnings,
    httpBatchLink({
      url: '/trpc',
      // Questions come in the body, too: what was typed may be a person's number, the secret of a link is one, and
      // addresses are kept in logs of others.
      methodOverride: 'POST',
      maxItems: 10,
      headers: () => ({ ...attendanceHeader(), ...positionHeader() }),
      fetch: fetchOwn,
    }),
  ],
})
