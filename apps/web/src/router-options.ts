import { type AnyRoute, type AnyRouter, lazyRouteComponent } from '@tanstack/react-router'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { afterFirstView, watchFirstView } from '@/lib/first-view.ts'
import { guardRoutes } from '@/lib/guard-routes.ts'
import { queryClient } from '@/lib/query-client.ts'
import { toast } from '@/lib/toast.ts'

// Brings the frame of a page, which no first screen needs.
const RouteError = lazyRouteComponent(() => import('@/components/shell/route-error.tsx'), 'RouteError')

/** What the router of all screens and that of guests have in common. */
export const routerOptions = {
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  // A form holds what it started from: what the router still has of an earlier visit must not be that.
  defaultStaleReloadMode: 'blocking',
  defaultPendingMs: 150,
  scrollRestoration: true,
  defaultErrorComponent: RouteError,
  defaultPendingComponent: LoadingState,
} as const

/** What a router does besides drawing; `frames` are its layouts. */
export function prepareRouter(router: AnyRouter, frames: readonly string[]): void {
  const routes = Object.values<AnyRoute>(router.routesById)
  watchFirstView((drawn) => router.subscribe('onRendered', drawn), queryClient)
  guardRoutes(routes)
  // Fetched beforehand, for a server that goes away: what says so, and the frames (header,
  // menu) around it.
  const fetchFrames = () => {
    void RouteError.preload?.()
    for (const id of frames) router.loadRouteChunk(router.routesById[id])?.catch(() => {})
  }
  afterFirstView(fetchFrames)
  // A notice of what went wrong belongs to the screen where it happened; a new one may tell why another screen comes.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && toast.endErrors(1000))
}
