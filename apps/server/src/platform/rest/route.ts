/** How a documented path is declared: its form, its procedure, its answer. */
import type { ZodType } from 'zod'
import type { Caller } from '../../doors/trpc/app-router.ts'
import type { RestRequest } from './request.ts'

export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/v1/rh/setor/:id` */
  path: string
  summary: string
  /** Groups the OpenAPI page. */
  tag: string
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
  call(caller: Caller, request: RestRequest): Promise<unknown>
}

/** Keeps the types of a route list without writing them twice. */
export const defineRoutes = (tag: string, routes: Omit<RestRoute, 'tag'>[]): RestRoute[] =>
  routes.map((route) => ({ tag, ...route }))
