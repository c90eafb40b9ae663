import type { QueryClient } from '@tanstack/react-query'
import { readRequestError } from '@/lib/request-error.ts'
import { clearStorage } from '@/lib/session-profile.ts'
import { takeSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/trpc.ts'

/** Ends the session on the server and leaves nothing of it in the browser. Answers whether it did. */
export async function signOut(queryClient: QueryClient): Promise<boolean> {
  try {
    await api.auth.logout.mutate()
  } catch (error) {
    const { message, requestId } = readRequestError(error)
    toast.error(message, requestId)
    return false
  }
  clearStorage()
  takeSession(queryClient, null)
  return true
}
