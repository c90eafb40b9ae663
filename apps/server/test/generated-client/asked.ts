/** What a program asks of each module: a filtered list, a creation, and something that is refused. */
import { bare, kindOf, objectShape } from '../../src/platform/rest/input-fields.ts'
import type { RestRoute } from '../../src/platform/rest/route.ts'
import { listedValues } from '@intranet/contract/list'
import { ZodArray } from 'zod'
import { sentExample } from '../../src/doors/rest/examples.ts'
import { modules } from '../../src/modules/module-list.ts'
import { restRoutes } from '../../src/doors/rest/routes.ts'
import { metaOf } from '../../src/platform/procedure/caller.ts'

export interface Asked {
  module: string
  kind: 'list' | 'creation' | 'refusal'
  method: string
  /** As the document has it: `/v1/rh/setor/{id}`. */
  path: string
  /** Values of the names in the path, in their order. */
  inPath: (number | string)[]
  query?: Record<string, string | number>
  /** Headers that the operation requires. */
  headers?: Record<string, string>
  body?: unknown
  /** The key of an answer that has rows or what was made. */
  key?: string
  /** A column that has one of a few values: a client's types know no other. */
  listed?: string
  /** The code of a refusal, where no other will do; of a list, of a record that is not there. */
  code?: string
}
type Call = Pick<Asked, 'query' | 'body' | 'key' | 'listed' | 'code'> & { route: RestRoute }

const NOBODY = 987_654
const NO_ATTENDANCE = { 'x-atendimento': '00000000-0000-4000-8000-000000000000' }
/** More rows than any list answers. */
const TOO_MANY = 1_000_000
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
const isId = (name: string) => /^id$|Id$|^id_(?!externo)/.test(name)
const hasIds = ({ path }: RestRoute) => path.includes(':') && namesIn(path).every(isId)

const filterOf = ({ contract }: RestRoute) => {
  const columns = contract.takes.map((schema) => objectShape(schema).filtro).find(Boolean)
  return columns && kindOf(columns) === 'json' ? objectShape(columns) : {}
}
const answerOf = ({ contract }: RestRoute) => Object.entries(objectShape(contract.answers))
/** The key of the rows that it answers. */
const rowsOf = (route: RestRoute) =>
  answerOf(route).find(([, schema]) => bare(schema) instanceof ZodArray)?.[0]
const madeBy = (route: RestRoute) => answerOf(route)[0]?.[0]
// oxlint-disable-next-line no-underscore-dangle -- where tRPC keeps what a procedure is
const writes = ({ contract }: RestRoute) => contract.procedure._def.type === 'mutation'
const fieldsOf = ({ contract }: RestRoute): string[] =>
  contract.takes.flatMap((schema) => Object.keys(objectShape(schema)))

/** The first column with a list of values, and one of these. */
function listedIn(route: RestRoute): [column?: string, value?: string | number] {
  const columns = Object.entries(filterOf(route))
  const [column, schema] = columns.find(([, one]) => listedValues.has(one)) ?? []
  return column && schema ? [column, listedValues.get(schema)!.values[0]] : []
}

/** A list of records with conditions in its body. */
function conditions(route: RestRoute): Call | undefined {
  const key = rowsOf(route)
  if (route.wrap !== 'filtro' || route.path.includes(':') || !key || !('id' in filterOf(route)))
    return undefined
  const [listed, value] = listedIn(route)
  const filtro = { id: { _gte: 1 }, ...(listed && { [listed]: { _in: [value] } }) }
  return { route, body: { filtro, limit: 1 }, key, ...(listed && { listed }) }
}

const absentParent = { code: 'not_found' }

/** A report, or a search: what a test sent to it. */
function reported(route: RestRoute): Call | undefined {
  const [key, body] = [rowsOf(route), sentExample(route)]
  if (writes(route) || route.method !== 'POST' || !key || body === undefined) return undefined
  return { route, body, key, ...(/"id_\w+":/.test(JSON.stringify(body)) && absentParent) }
}

/** A list that takes its conditions in the address alone: of its columns, or the name of a provider. */
function inAddress(route: RestRoute): Call | undefined {
  const [key, names] = [rowsOf(route), route.query ?? []]
  if (route.method !== 'GET' || route.open || !key || route.path.includes(':')) return undefined
  const limit = names.includes('limit') && { limit: 1 }
  if (!names.includes('filtro')) return limit ? { route, query: limit, key } : undefined
  const columns = filterOf(route)
  if ('id' in columns) return { route, query: { filtro: JSON.stringify({ id: { _gte: 1 } }), ...limit }, key }
  return { route, query: { filtro: 'ninguem', ...limit }, key, ...absentParent }
}

/** A new record, or another write that a test sent. */
const creating =
  (isRight: (route: RestRoute, key: string) => boolean) =>
  (route: RestRoute): Call | undefined => {
    const [key, body] = [madeBy(route), sentExample(route)]
    if (!['POST', 'PUT'].includes(route.method) || !writes(route) || !key || body === undefined)
      return undefined
    const hasNames = route.path.includes(':') && !hasIds(route)
    return !hasNames && isRight(route, key) ? { route, body, key } : undefined
  }

/** A record that is not there. */
function absent(route: RestRoute): Call | undefined {
  return route.method === 'GET' && hasIds(route) ? { route, code: 'not_found' } : undefined
}

/** More rows than a list answers. */
function tooMany(route: RestRoute): Call | undefined {
  if (route.open || route.path.includes(':') || !fieldsOf(route).includes('limit')) return undefined
  if (route.method === 'GET') return { route, query: { limit: TOO_MANY }, code: 'invalid' }
  const body = sentExample(route)
  if (!route.wrap || typeof body !== 'object' || body === null) return undefined
  const isInFilter = route.wrap === 'filtro' && !fieldsOf(route).includes('filtro')
  const limit = { limit: TOO_MANY }
  const filtro = 'filtro' in body ? { ...(body.filtro as object), ...limit } : limit
  return { route, body: isInFilter ? { ...body, filtro } : { ...body, ...limit }, code: 'invalid' }
}

/** A write about records that are not there. */
function unknown(route: RestRoute): Call | undefined {
  const body = sentExample(route)
  if (!writes(route) || (route.wrap && body === undefined)) return undefined
  return hasIds(route) ? { route, ...(route.wrap && { body }) } : undefined
}

/** A name in a path that is nobody's. */
function nobody(route: RestRoute): Call | undefined {
  return route.method === 'GET' && !route.open && route.path.includes(':') ? { route } : undefined
}

/** What a test wrote about records that are not there. */
function elsewhere(route: RestRoute): Call | undefined {
  const body = sentExample(route)
  return writes(route) && !route.path.includes(':') && body !== undefined ? { route, body } : undefined
}

/** Each kind, the plainest way first. */
const kinds: Record<Asked['kind'], ((route: RestRoute) => Call | undefined)[]> = {
  list: [conditions, reported, inAddress],
  creation: [
    creating(
      ({ method, path }, key) => method === 'POST' && !path.includes(':') && key.startsWith('insert_'),
    ),
    creating((_route, key) => /^(insert|upsert)_/.test(key)),
    creating(({ method }) => method === 'POST'),
  ],
  refusal: [absent, unknown, tooMany, nobody, elsewhere],
}

const ownOf = ({ routes = [] }: (typeof modules)[number]) =>
  restRoutes.filter(
    (route) =>
      routes.some(({ method, path }) => method === route.method && path === route.path) && !route.replaced,
  )

function callOf(own: readonly RestRoute[], kind: Asked['kind']): Call | undefined {
  for (const way of kinds[kind])
    for (const route of own) {
      const call = way(route)
      if (call) return call
    }
  return undefined
}

/** Why a module is not asked, as its paths say. */
function reasonOf(own: readonly RestRoute[], kind: Asked['kind']): string {
  const lists = own.filter((route) => !writes(route) && rowsOf(route))
  const takes = ({ query = [], wrap }: RestRoute) => query.length > 0 || wrap
  if (kind === 'list' && lists.length === 0) return 'answers no rows'
  if (kind === 'list' && !lists.some(takes)) return 'its rows take no conditions'
  if (kind === 'creation' && !own.some(writes)) return 'writes nothing'
  if (kind === 'refusal' && !own.some((one) => takes(one) || one.path.includes(':')))
    return 'takes nothing that could be refused'
  return 'not asked'
}

const documented = modules.filter((one) => ownOf(one).length > 0)
const kindNames = Object.keys(kinds) as Asked['kind'][]

/** What of a module with paths is not asked, and why. */
export const notAsked = (): Record<string, string> =>
  Object.fromEntries(
    documented.flatMap((one) =>
      kindNames
        .filter((kind) => !callOf(ownOf(one), kind))
        .map((kind) => [`${kind} ${one.name}`, reasonOf(ownOf(one), kind)]),
    ),
  )

/** Of each module that has such calls. */
export const asked: readonly Asked[] = documented.flatMap((one) =>
  kindNames.flatMap((kind) => {
    const { route, ...call } = callOf(ownOf(one), kind) ?? {}
    if (!route) return []
    const inPath = namesIn(route.path).map((name) => (isId(name) ? NOBODY : 'ninguem'))
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    const headers = metaOf(route.contract.procedure).attended && NO_ATTENDANCE
    return [
      { module: one.name, kind, method: route.method, path, inPath, ...(headers && { headers }), ...call },
    ]
  }),
)
