/** How a documented path is declared: its form, its procedure, its answer. */
import type { ZodType } from 'zod'
import { callersOf, type CallerOf, type RouterRecord } from '../procedure/caller.ts'
import type { Context } from '../procedure/context.ts'
import type { RestRequest } from './request.ts'

interface Documented {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/v1/rh/setor/:id` */
  path: string
  summary: string
  /** The object a client sends, for the OpenAPI document; the procedure's own schema checks it. */
  body?: ZodType
  /** Names of the query parameters that it accepts; none by default. A list uses `listQuery`. */
  query?: readonly string[]
  /** How the body wraps that object; a route without this and without `body` accepts no body. */
  wrap?: 'object' | 'filtro' | 'flat'
  /** A path that guests may call. */
  open?: boolean
  /** The most bytes of a body; 1 MB unless the body holds images. */
  bodyLimit?: number
}

/** A path as a module writes it, with a caller of the routers that it names. */
export interface RouteOf<R extends RouterRecord> extends Documented {
  call(caller: CallerOf<R>, request: RestRequest): Promise<unknown>
}

/** A path as the door mounts it. */
export interface RestRoute extends Documented {
  /** Groups the OpenAPI page. */
  tag: string
  /** The routers that it calls, by their names in the app. */
  routers: RouterRecord
  answer(context: Context, request: RestRequest): Promise<unknown>
}

/** The paths of a module, which call only the routers named here. */
export function defineRoutes<R extends RouterRecord>(
  tag: string,
  routers: R,
  routes: readonly RouteOf<R>[],
): RestRoute[] {
  const callerOf = callersOf(routers)
  return routes.map(({ call, ...route }) => ({
    tag,
    ...route,
    routers,
    answer: (context, request) => call(callerOf(context), request),
  }))
}
