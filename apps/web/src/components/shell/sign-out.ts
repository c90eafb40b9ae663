import type { QueryClient } from '@tanstack/react-query'
import { tellFailure } from '@/lib/query-client.ts'
import { clearStorage } from '@/lib/clear-storage.ts'
import { takeSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'

/** Ends the session on the server and leaves nothing of it in the browser. Answers whether it did. */
export async function signOut(queryClient: QueryClient): Promise<boolean> {
  try {
    await api.auth.logout.mutate()
  } catch (error) {
    tellFailure(error)
    return false
  }
  clearStorage()
  takeSession(queryClient, null)
  return true
}
