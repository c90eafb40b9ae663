/** Opens a screen with made-up answers. */
import { QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import React from 'react'
import { toast } from 'sonner'
import { DialogProvider } from '@/components/dialogs/dialog-provider.tsx'
import { PermittedOutlet } from '@/components/shell/permitted-outlet.tsx'
import Toaster from '@/components/ui/toaster.tsx'
import { keepAttendance } from '@/lib/attendance.ts'
import { noScreen } from '@/lib/leads-to.ts'
import { queryClient } from '@/lib/query-client.ts'
import { sessionQuery } from '@/lib/session.ts'
import type { RouterContext } from '@/routes/__root.tsx'
import '@/test/render-in-app.tsx'
import { beginChance } from './browser-doors.ts'
import { answerMadeUp, forgetTimers, settled, takeAsked } from './made-server.ts'
import { type Person, sessionOf } from './people.ts'

/** A route file, and its place. */
export interface Screen {
  load: () => Promise<{ Route: AnyRoute }>
  id: string
  path: string
  layout: '/_app' | '/_open' | undefined
  address: string
  /** Shown to somebody who is not signed in. */
  guest: boolean
}

/** The customer in view of the customers' panel. */
const customer = { atendimento: '1', protocolo: '2026', sistema: 'alfa', cod_cliente: '7' }

// What jsdom has no layout for.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never
performance.getEntriesByType = () => []
Range.prototype.getClientRects ??= () => [] as never
Range.prototype.getBoundingClientRect ??= () => new DOMRect()

// React notes where each element was made, which took a sixth of the walk.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

/** The screen for somebody, once nothing is under way; `takeAsked` then says what it asked. */
export async function openScreen(screen: Screen, person: Person) {
  cleanup()
  toast.dismiss()
  forgetTimers()
  beginChance()
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 15_000 }, mutations: { retry: false } })
  const session = screen.guest ? null : sessionOf(person)
  answerMadeUp(person.telling, session)
  if (screen.path.startsWith('/client-panel')) keepAttendance(customer)
  queryClient.setQueryData(sessionQuery.queryKey, session)
  takeAsked()
  const { Route } = await screen.load()
  const root = createRootRouteWithContext<RouterContext>()({ staticData: noScreen, component: Outlet })
  const layout = screen.layout
    ? createRoute({
        getParentRoute: () => root,
        id: screen.layout,
        staticData: noScreen,
        beforeLoad: () => ({ session }),
        component: PermittedOutlet,
      })
    : root
  const placed = Route.update({ id: screen.id, path: screen.path, getParentRoute: () => layout } as never)
  layout.addChildren([placed] as never)
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    staticData: noScreen,
    component: () => null,
  })
  const children = screen.layout ? [layout, elsewhere] : [placed, elsewhere]
  const routeTree = root.addChildren(children as never) as unknown as AnyRoute
  const history = createMemoryHistory({ initialEntries: ['/antes', screen.address], initialIndex: 1 })
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient, screens: async () => (await import('@/screens.ts')).screens },
    defaultPendingMs: 0,
    defaultErrorComponent: ({ error }) => <p role="alert">{`broken: ${(error as Error).message}`}</p>,
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <DialogProvider history={history}>
        <RouterProvider router={router as never} />
        <Toaster />
      </DialogProvider>
    </QueryClientProvider>,
  )

  await settled()
  return router
}
