import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import * as z from 'zod'
import { sessionQuery } from '@/lib/session.ts'
import { safeReturn } from './safe-return.ts'
import { homeOf } from './use-enter.ts'

export const signInSearch = z.object({ return: z.string().max(2000).optional().catch(undefined) })

/** The staff's door also takes the one-time link of the first administrator. */
export const staffSearch = signInSearch.extend({ convite: z.string().max(200).optional().catch(undefined) })

interface Entry {
  context: { queryClient: QueryClient }
  search: { return?: string }
}

/** Who has signed in already goes where they wanted. */
export async function guestsOnly({ context, search }: Entry): Promise<void> {
  const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null)
  if (session) throw redirect({ href: safeReturn(search.return) ?? homeOf(session), replace: true })
}
