/** How a documented path is declared: its form, its procedure, its answer. */
import type { AnyProcedure } from '@trpc/server'
import type { ZodType } from 'zod'
import type { ErrorName } from '../errors.ts'
import type { RouterRecord } from '../procedure/caller.ts'
import type { Context } from '../procedure/context.ts'
import type { Access } from '../procedure/meta.ts'
import type { RestRequest } from './request.ts'

export interface Documented {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/v1/rh/setor/:id` */
  path: string
  summary: string
  /** A further sentence of its description. */
  note?: string
  /** What a parameter means here, where its name says something else elsewhere. */
  says?: Readonly<Record<string, string>>
  /** Names of the query parameters that it accepts; none by default. */
  query?: readonly string[]
  /** How the body wraps its object; a route without this accepts no body. */
  wrap?: 'object' | 'filtro' | 'flat'
  /** A path that guests may call. */
  open?: boolean
  /** The most bytes of a body; 1 MB unless the body holds images. */
  bodyLimit?: number
  /** What it answers may not be there, though its path names no record: 404. */
  looksUp?: true
  /** What it is asked for may be over for good: 410. */
  ends?: true
  /** Names that its refusals may have beside those that follow from its procedure. */
  refuses?: readonly ErrorName[]
  /** What replaces this path, which is kept for older clients. */
  replaced?: Replaced
}

export interface Replaced {
  /** `PUT /v1/usuario/{id}` */
  by: string
  /** The day since when. */
  on: string
  /** The day when the path ends; none where it stays. */
  ends?: string
}

/** What a route takes and answers, said by its procedure. */
export interface Contract {
  procedure: AnyProcedure
  access: Access | undefined
  /** Whether it may come with an Idempotency-Key. */
  keyed: boolean
  /** Schemas of the fields that it takes. */
  takes: readonly ZodType[]
  /** Whether it changes what its body names: one field at least, beside the version seen. */
  changes: boolean
  /** Whether a documented form is translated into the procedure's input. */
  converts: boolean
  /** What a request holds for those schemas, not yet checked by them. */
  read(request: RestRequest): Record<string, unknown>
  /** Names in the path → names in the input. */
  params: Record<string, string>
  /** Fields of those schemas that the path or the route itself gives. */
  given: readonly string[]
  /** Values where the client sends none. */
  defaults: Record<string, unknown>
  /** The schema of the answer. */
  answers: ZodType
}

/** A path as a module writes it, made by `route`. */
export interface BoundRoute extends Documented {
  contract: Contract
  bind(routers: RouterRecord): RestRoute['answer']
  /** Of a list that takes `filtro`: the same list with its filter in a body. */
  filtered?: () => BoundRoute
}

/** A path as the door mounts it. */
export interface RestRoute extends Documented {
  /** Groups the OpenAPI page. */
  tag: string
  /** The routers that it calls, by their names in the app. */
  routers: RouterRecord
  contract: Contract
  answer(context: Context, request: RestRequest): Promise<unknown>
  /** Whether it comes from a list: a module may declare the same path itself. */
  derived?: true
}

/** The paths of a module, which call only the routers named here. */
export const defineRoutes = (
  tag: string,
  routers: RouterRecord,
  routes: readonly BoundRoute[],
): RestRoute[] => {
  const bound = ({ bind, filtered: _, ...documented }: BoundRoute): RestRoute => ({
    tag,
    ...documented,
    routers,
    answer: bind(routers),
  })
  return routes.flatMap((route) => [
    bound(route),
    ...(route.filtered ? [{ ...bound(route.filtered()), derived: true as const }] : []),
  ])
}

/** Where paths are the same but for the names of their parameters. */
const placeOf = ({ method, path }: RestRoute) => `${method} ${path.replace(/:\w+/g, ':')}`

/** The paths of all modules; of two, the one that a module declares itself. */
export function withoutRepeated(routes: readonly RestRoute[]): RestRoute[] {
  const declared = new Set(routes.filter(({ derived }) => !derived).map(placeOf))
  return routes.filter((route) => !route.derived || !declared.has(placeOf(route)))
}
