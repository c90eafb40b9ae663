import { createRouter } from '@tanstack/react-router'
import type { Needs } from '@/lib/needs.ts'
import { queryClient } from '@/lib/query-client.ts'
import type { ScreenArea } from '@/components/shell/area-names.ts'
import type { Walked } from '@/components/steps/use-form-steps.ts'
import type { Back } from '@/components/shell/back-target.ts'
import type { MenuPlace } from '@/components/shell/menu.ts'
import { NotFoundRedirect } from '@/components/shell/not-found-redirect.tsx'
import { prepareRouter, routerOptions } from './router-options.ts'
import type { Prefill } from '@/features/sales/leads/lead-prefill.ts'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  ...routerOptions,
  routeTree,
  context: { queryClient, screens: async () => (await import('./screens.ts')).screens },
  defaultNotFoundComponent: NotFoundRedirect,
})
prepareRouter(router, ['/_app', '/_open'])

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What an address brought along that is not to stand in it. */
    prefill?: Prefill
    /** The steps of a form that were walked so far. */
    walked?: Walked
  }
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** The screen's name: its heading, and the tab's title without the "Intranet | " in front. */
    title: string
    /** What distinguishes it from other screens of its title; shown beside the heading. */
    beside?: string
    /** Who may open it. Others get a page that says so, and nothing is loaded. */
    needs: Needs
    /** Where the crumb's arrow leads (the documented back target) and how that place is called. */
    back?: Back
    /** The hub whose cards open from the crumb. */
    area?: ScreenArea
    /** Its entry in the top menu. */
    menu?: MenuPlace
    /** A screen that adds something: the search box offers it to whom it opens. */
    action?: true
    /** Opened by a link that people get, or as a step of another screen: the search box does not offer it. */
    step?: true
  }
}
