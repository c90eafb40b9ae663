import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSession } from '@/lib/session.ts'
import { backTarget } from './back-target.ts'
import { useScreenAt } from './use-screen-at.ts'

/**
 * One page back (docs/screens.md#back). From a typed address there is none, or it is another site's: then the documented
 * target of the page's back arrow, so that the notice still shows.
 */
export function useGoBack(): () => void {
  const router = useRouter()
  const screenAt = useScreenAt()
  const session = useSession()
  return useCallback(() => {
    if (router.history.canGoBack()) return router.history.back()
    void router.navigate({
      href: backTarget(router.state.matches, session, screenAt)?.to ?? '/',
      replace: true,
    })
  }, [router, session, screenAt])
}
