import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { sessionQuery } from '@/lib/session.ts'
import { homeOf, safeReturn } from './safe-return.ts'

const text = (value: unknown, most: number) =>
  typeof value === 'string' && value.length <= most ? value : undefined

// By hand: the search of every route is in the first download, and zod need not be.
export const signInSearch = (search: Record<string, unknown>): { return?: string } => ({
  return: text(search.return, 2000),
})

/** The staff's door also takes the one-time link of the first administrator, and what an identity provider led to. */
export const staffSearch = (
  search: Record<string, unknown>,
): { return?: string; convite?: string; sso?: string } => ({
  ...signInSearch(search),
  convite: text(search.convite, 200),
  sso: text(search.sso, 30),
})

interface Entry {
  context: { queryClient: QueryClient }
  search: { return?: string }
  location: { hash: string }
}

/** Who has signed in already goes where they wanted. */
export async function guestsOnly({ context, search, location }: Entry): Promise<void> {
  const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null)
  const wanted = safeReturn(search.return)
  const hash = location.hash && `#${location.hash}`
  // A second factor that is asked for after a provider is still answered.
  if (session && !location.hash.startsWith('passo='))
    throw redirect({ href: wanted ? `${wanted}${hash}` : homeOf(session), replace: true })
}
