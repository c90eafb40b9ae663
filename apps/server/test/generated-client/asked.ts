/** What a program asks of each module: a filtered list, a creation, and something that is refused. */
import { kindOf, objectShape } from '../../src/platform/rest/input-fields.ts'
import type { RestRoute } from '../../src/platform/rest/route.ts'
import { listedValues } from '@intranet/contract/list'
import { ZodArray } from 'zod'
import { sentExample } from '../../src/doors/rest/examples.ts'
import { modules } from '../../src/modules/module-list.ts'
import { restRoutes } from '../../src/doors/rest/routes.ts'

export interface Asked {
  module: string
  kind: 'list' | 'creation' | 'refusal'
  method: string
  /** As the document has it: `/v1/rh/setor/{id}`. */
  path: string
  /** Values of the names in the path, in their order. */
  inPath: number[]
  body?: unknown
  /** The key of an answer that has rows or what was made. */
  key?: string
  /** A column that has one of a few values: a client's types know no other. */
  listed?: string
}

const NOBODY = 987_654
const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
const hasIds = (path: string) => namesIn(path).every((name) => /^id$|Id$|^id_/.test(name))

const filterOf = ({ contract }: RestRoute) => {
  const columns = contract.takes.map((schema) => objectShape(schema).filtro).find(Boolean)
  return columns && kindOf(columns) === 'json' ? objectShape(columns) : {}
}
/** A list in its documented shape: its rows under the first key. */
const hasRows = ({ contract }: RestRoute) => {
  const [first] = Object.values(objectShape(contract.answers))
  return first instanceof ZodArray
}
const keysOf = ({ contract }: RestRoute) => Object.keys(objectShape(contract.answers))

/** The first column with a list of values, and one of these. */
function listedIn(route: RestRoute): [column?: string, value?: string | number] {
  const columns = Object.entries(filterOf(route))
  const [column, schema] = columns.find(([, one]) => listedValues.has(one)) ?? []
  return column && schema ? [column, listedValues.get(schema)!.values[0]] : []
}

function list(routes: readonly RestRoute[]): Partial<Asked> | undefined {
  const lists = routes.filter((one) => one.wrap === 'filtro' && one.path.endsWith('/filtro') && hasRows(one))
  const found = lists.find((one) => !one.path.includes(':') && 'id' in filterOf(one))
  if (!found) return undefined
  const [listed, value] = listedIn(found)
  const filtro = { id: { _gte: 1 }, ...(listed && { [listed]: { _in: [value] } }) }
  const body = { filtro, limit: 1 }
  return { method: 'POST', path: found.path, body, key: keysOf(found)[0]!, ...(listed && { listed }) }
}

function creation(routes: readonly RestRoute[]): Partial<Asked> | undefined {
  const found = routes.find(
    (one) =>
      one.method === 'POST' &&
      !one.path.includes(':') &&
      keysOf(one)[0]?.startsWith('insert_') &&
      sentExample(one) !== undefined,
  )
  return found && { method: 'POST', path: found.path, body: sentExample(found), key: keysOf(found)[0]! }
}

function refusal(routes: readonly RestRoute[]): Partial<Asked> | undefined {
  const found = routes.find(
    ({ method, path, open }) => method === 'GET' && !open && path.includes(':') && hasIds(path),
  )
  return found && { method: 'GET', path: found.path }
}

const kinds = { list, creation, refusal }

/** Of each module that has such calls. */
export const asked: readonly Asked[] = modules.flatMap(({ name, routes = [] }) => {
  const own = restRoutes.filter(
    (route) =>
      routes.some(({ method, path }) => method === route.method && path === route.path) && !route.replaced,
  )
  return (Object.keys(kinds) as Asked['kind'][]).flatMap((kind) => {
    const found = kinds[kind](own)
    if (!found) return []
    const path = found.path!
    return [
      {
        module: name,
        kind,
        method: found.method!,
        ...found,
        path: path.replace(/:(\w+)/g, '{$1}'),
        inPath: namesIn(path).map(() => NOBODY),
      },
    ]
  })
})
