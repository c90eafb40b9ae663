import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { guardRoutes } from '@/lib/guard-routes.ts'
import type { Needs } from '@/lib/needs.ts'
import { queryClient } from '@/lib/query-client.ts'
import { toast } from '@/lib/toast.ts'
import type { AreaKey } from '@/components/shell/area-names.ts'
import type { Back } from '@/components/shell/back-target.ts'
import type { MenuPlace } from '@/components/shell/menu.ts'
import { LoadingState, NotFoundRedirect } from '@/components/shell/states.tsx'
import { routeTree } from './routeTree.gen.ts'

// Brings the frame of a page, which no first screen needs.
const RouteError = lazyRouteComponent(() => import('@/components/shell/route-error.tsx'), 'RouteError')
export const router = createRouter({
  routeTree,
  context: { queryClient, screens: async () => (await import('./screens.ts')).screens },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  // A form holds what it started from: what the router still has of an earlier visit must not be that.
  defaultStaleReloadMode: 'blocking',
  defaultPendingMs: 150,
  scrollRestoration: true,
  defaultErrorComponent: RouteError,
  defaultPendingComponent: LoadingState,
  defaultNotFoundComponent: NotFoundRedirect,
})

guardRoutes(Object.values(router.routesById))

// Fetched beforehand, for a server that goes away: what says so, and the frames (header, menu) that it stands in.
function fetchFrames(): void {
  void RouteError.preload?.()
  for (const id of ['/_app', '/_open'] as const) router.loadRouteChunk(router.routesById[id])?.catch(() => {})
}
window.addEventListener('load', fetchFrames, { once: true })

// A notice of what went wrong belongs to the screen where it happened; a new one may tell why another screen comes.
router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && toast.endErrors(1000))

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** The screen's name: its heading, and the tab's title without the "Intranet | " in front. */
    title: string
    /** Who may open it. Others are told so, and nothing is loaded. */
    needs: Needs
    /** Where the crumb's arrow leads (the documented back target) and how that place is called. */
    back?: Back
    /** The hub whose cards open from the crumb. */
    area?: AreaKey
    /** Its entry in the top menu. */
    menu?: MenuPlace
    /** A screen that adds something: the search box offers it to whom it opens. */
    action?: true
  }
}
