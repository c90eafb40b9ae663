/** What is derived from the declaration of a route. */
import type { RestRoute } from '../../platform/rest/route.ts'

/** Asks `find` the first time that a route is asked about, and keeps what it answered. */
export function oncePerRoute<T>(find: (route: RestRoute) => T): (route: RestRoute) => T {
  const cached = new WeakMap<RestRoute, { found: T }>()
  return (route) => {
    const before = cached.get(route) ?? { found: find(route) }
    cached.set(route, before)
    return before.found
  }
}
