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
    const wanted = safeReturn(asked)
    // What a mailed link has behind its `#` goes with the page that it is for.
    const { hash } = window.location
    const href = wanted ? `${wanted}${hash.startsWith('#passo=') ? '' : hash}` : homeOf(session)
    storeProfile(session)
    if (router.options.context.guestsOnly && session.employee) {
      // The guests' page does not know the screens that an employee's menus and search name: the whole one comes.
      window.location.replace(href)
      return new Promise(() => {})
    }
    takeSession(queryClient, session)
    await router.navigate({ href, replace: true })
    await router.invalidate()
  }
}
