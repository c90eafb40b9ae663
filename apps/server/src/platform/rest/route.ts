/** How a documented path is declared: its form, its procedure, its answer. */
import type { AnyProcedure } from '@trpc/server'
import type { ZodType } from 'zod'
import { callersOf, type CallerOf, type RouterRecord } from '../procedure/caller.ts'
import type { Context } from '../procedure/context.ts'
import type { Access } from '../procedure/procedure.ts'
import type { RestRequest } from './request.ts'

export interface Documented {
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
  /** The path that stands for this one, which is kept for older clients. */
  insteadUse?: string
}

/** What a route takes and answers, said by its procedure. */
export interface Contract {
  procedure: AnyProcedure
  access: Access | undefined
  /** Whether it may come with an Idempotency-Key. */
  keyed: boolean
  /** Schemas of the fields that it takes. */
  takes: readonly ZodType[]
  /** What a request holds for those schemas, not yet checked by them. */
  read(request: RestRequest): Record<string, unknown>
  /** Names in the path → names in the input. */
  params: Record<string, string>
  /** Fields of those schemas that the path or the route itself gives. */
  given: readonly string[]
  /** Values where the client sends none. */
  defaults: Record<string, unknown>
  /** The schema of the answer, once its procedure declares one. */
  answers: ZodType | undefined
}

/** A path as a module writes it, with a caller of the routers that it names. */
export interface RouteOf<R extends RouterRecord> extends Documented {
  call(caller: CallerOf<R>, request: RestRequest): Promise<unknown>
}

/** A path that names its procedure, made by `route`. */
export interface BoundRoute extends Documented {
  contract: Contract
  bind(routers: RouterRecord): RestRoute['answer']
}

/** A path as the door mounts it. */
export interface RestRoute extends Documented {
  /** Groups the OpenAPI page. */
  tag: string
  /** The routers that it calls, by their names in the app. */
  routers: RouterRecord
  contract?: Contract
  answer(context: Context, request: RestRequest): Promise<unknown>
}

/** The paths of a module, which call only the routers named here. */
export function defineRoutes<R extends RouterRecord>(
  tag: string,
  routers: R,
  routes: readonly (RouteOf<R> | BoundRoute)[],
): RestRoute[] {
  const callerOf = callersOf(routers)
  return routes.map((one) => {
    if ('bind' in one) {
      const { bind, ...documented } = one
      return { tag, ...documented, routers, answer: bind(routers) }
    }
    const { call, ...documented } = one
    return { tag, ...documented, routers, answer: (context, request) => call(callerOf(context), request) }
  })
}
