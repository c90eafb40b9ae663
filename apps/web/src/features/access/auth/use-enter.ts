import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { storeProfile } from '@/lib/session-profile.ts'
import { type Session, takeSession } from '@/lib/session.ts'
import { homeOf, safeReturn } from './safe-return.ts'

/** Takes a new session in: nothing of the guest stays, and the asked page opens. */
export function useEnter(asked: string | undefined): (session: Session) => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (session) => {
    takeSession(queryClient, session)
    storeProfile(session)
    await router.navigate({ href: safeReturn(asked) ?? homeOf(session), replace: true })
    await router.invalidate()
  }
}
