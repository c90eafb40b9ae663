import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { LoadFold } from '@/components/shell/use-fold.ts'
import { noScreen } from '@/lib/leads-to.ts'

export interface RouterContext {
  queryClient: QueryClient
  /** What the features add to shared screens; nobody waits for it who shows none of them. */
  screens: LoadFold
  /** Whether only the open screens are here: the others are another page's. */
  guestsOnly?: boolean
}

export const Route = createRootRouteWithContext<RouterContext>()({ staticData: noScreen, component: Outlet })
