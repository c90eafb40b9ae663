import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import { opens } from './needs.ts'
import { sessionQuery } from './session.ts'

interface RouterContext {
  queryClient: QueryClient
}

/** Why a screen was not loaded: its route's `needs` refuse the person. The layout then says so in its place. */
export class Refused extends Error {}

/** Asks each route's `needs` first: who is refused runs neither its `beforeLoad` nor its `loader`. */
export function guardRoutes(routes: readonly AnyRoute[]): void {
  for (const { options } of routes) {
    const { beforeLoad, staticData } = options
    if (staticData.needs === 'open') continue
    options.beforeLoad = (asked: { context: RouterContext }) => {
      const session = asked.context.queryClient.getQueryData(sessionQuery.queryKey) ?? null
      if (!opens(staticData.needs, session)) throw new Refused()
      return beforeLoad?.(asked)
    }
  }
}
