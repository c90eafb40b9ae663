import { useRouter } from '@tanstack/react-router'
import { useSession } from '@/lib/session.ts'
import { backTarget, home } from './back-target.ts'
import { useScreenAt } from './use-screen-at.ts'

/**
 * One page back (docs/screens.md#back). From a typed address there is none, or it is another site's: then the documented
 * target of the page's back arrow, so that the notice still shows.
 */
export function useGoBack(): () => void {
  const router = useRouter()
  const screenAt = useScreenAt()
  const session = useSession()
  return () => {
    if (router.history.canGoBack()) return router.history.back()
    const { to } = backTarget(router.state.matches, session, screenAt) ?? home
    void router.navigate({ href: to, replace: true })
  }
}
