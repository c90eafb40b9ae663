import type { AccessHolder } from '@intranet/contract/access'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './trpc.ts'

/** The signed-in person as the server knows them; the browser keeps no copy of roles. */
export interface Session extends AccessHolder {
  usuarioId: number
  nome: string | null
  email: string
  /** Address of the profile image. */
  imagem?: string | null
  /** Keys of the person's providers (`produto`, `razao`, `vetorial`). */
  provedores?: string[]
}

// Narrowed by hand until the server's router is typed here.
export const { auth } = api as unknown as {
  auth: { session: { query(): Promise<Session | null> }; signOut: { mutate(): Promise<unknown> } }
}

/** Null for guests. Asked once, and again when the server says the session ended. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<Session | null> => (await auth.session.query()) ?? null,
  staleTime: 5 * 60_000,
  meta: { quiet: true },
})

/** The signed-in person, or null. */
export function useSession(): Session | null {
  return useQuery(sessionQuery).data ?? null
}

/** Forgets everything read for the person before. */
export function useForgetSession(): () => void {
  const queryClient = useQueryClient()
  return () => {
    queryClient.clear()
    queryClient.setQueryData(sessionQuery.queryKey, null)
  }
}
