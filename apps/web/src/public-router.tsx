import { createRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { routeTree } from 'virtual:open-routes'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { NotFoundRedirect } from '@/components/shell/not-found-redirect.tsx'
import { queryClient } from '@/lib/query-client.ts'
import { prepareRouter, routerOptions } from './router-options.ts'

/** An address that is no open screen: the server has the page with all of them. */
function OtherScreens() {
  const router = useRouter()
  const isOpen = router.getMatchedRoutes(window.location.pathname)[2] !== undefined
  useEffect(() => {
    if (!isOpen) window.location.reload()
  }, [isOpen])
  return isOpen ? <NotFoundRedirect /> : <LoadingState />
}

/** The open screens alone: what guests download. */
export const publicRouter = createRouter({
  ...routerOptions,
  routeTree,
  context: { queryClient, guestsOnly: true, screens: async () => (await import('./screens.ts')).screens },
  defaultNotFoundComponent: OtherScreens,
})
prepareRouter(publicRouter, ['/_open'])
