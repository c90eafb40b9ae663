import type { SessionView } from '@intranet/contract/access/auth'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { forgetNotices } from './kept-notices.ts'
import { dropPendingSignOut, endPendingSession, isSignOutPending } from './pending-sign-out.ts'

/** The signed-in person as the server knows them; what the browser keeps of it decides nothing. */
export type Session = SessionView

/** Null for guests. It is in the page, or is asked once, and again when the server says the session ended. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<Session | null> =>
    (await endPendingSession()) ? api.auth.session.query() : null,
  staleTime: 5 * 60_000,
  meta: { quiet: true },
})

let written = false

/** Whether the session that is known came with the page: then it is as new as the page. */
export const cameWithPage = (): boolean => written

/** Takes the session that the server wrote into the page; where it wrote none, the first question asks for it. */
export function takePageSession(queryClient: QueryClient): void {
  const text = document.getElementById('sessao')?.textContent
  if (!text || isSignOutPending()) return
  written = true
  queryClient.setQueryData(sessionQuery.queryKey, JSON.parse(text) as Session | null)
}

/** The signed-in person, or null. */
export function useSession(): Session | null {
  return useQuery(sessionQuery).data ?? null
}

/** Takes in who is signed in now, or null: nothing that was read for the person before stays. */
export function takeSession(queryClient: QueryClient, session: Session | null): void {
  // Not clear(): a header that stays on the page would go on watching a query that is gone.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
  queryClient.getMutationCache().clear()
  forgetNotices()
  // Who signs in ended the session before by it.
  if (session) dropPendingSignOut()
  queryClient.setQueryData(sessionQuery.queryKey, session)
}
