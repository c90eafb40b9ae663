/** A column of a filter has in the document, as `enum`, the values that its 422 names in `permitidos`. */
import { describe, expect, it } from 'vitest'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { superadmin, testWorld } from './app.ts'
import { document, isJson, operationOf, type Json } from './document-parts.ts'

const { app, as } = await testWorld()
const { token } = await as(superadmin)
const headers = { authorization: `Bearer ${token}` }

type Route = (typeof restRoutes)[number]

function resolved(part: unknown): Json {
  if (!isJson(part)) return {}
  const { $ref } = part
  if (typeof $ref !== 'string') return part
  return resolved(document.components.schemas![$ref.split('/').at(-1)!])
}

/** The columns of a filter, in the query or in the body. */
function columnsOf(route: Route): Record<string, unknown> {
  const { parameters = [], requestBody } = operationOf(route)!
  const inQuery = parameters.find(({ name }) => name === 'filtro') as { schema?: Json } | undefined
  const body = (requestBody as { content?: Record<string, { schema: Json }> } | undefined)?.content
  const { filtro } = (resolved(body?.['application/json']?.schema).properties ?? {}) as Json
  return (resolved(inQuery?.schema?.contentSchema ?? filtro).properties ?? {}) as Json
}

/** The lists of values within a condition. */
function* listsIn(part: unknown): Generator<unknown[]> {
  const schema = resolved(part)
  if (Array.isArray(schema.enum)) yield schema.enum
  if ('const' in schema) yield [schema.const]
  for (const [key, inner] of Object.entries(schema))
    if (key !== 'enum') for (const one of [inner].flat()) yield* listsIn(one)
  for (const inner of Object.values(isJson(schema.properties) ? schema.properties : {})) yield* listsIn(inner)
}

const isArray = (part: unknown) => resolved(part).type === 'array'

async function allowedBy({ method, path }: Route, column: string, schema: unknown) {
  const url = path.replace(':isCustomer', 'true').replace(/:\w+/g, '987654')
  const filtro = { [column]: isArray(schema) ? ['nunca_houve'] : 'nunca_houve' }
  const answer =
    method === 'GET'
      ? await app.inject({ url: `${url}?filtro=${encodeURIComponent(JSON.stringify(filtro))}`, headers })
      : await app.inject({ method, url, headers, payload: { filtro } })
  const { permitidos = {} } = answer.json<{ permitidos?: Record<string, unknown[]> }>()
  return permitidos[`filtro.${column}`] ?? permitidos[`filtro.${column}.0`]
}

/** A list and its `…/filtro` are one procedure with one schema: each of its columns is asked once. */
const asked = new Map<unknown, Map<string, ReturnType<typeof allowedBy>>>()

function allowedOnce(route: Route, column: string, schema: unknown) {
  const { takes } = route.contract
  const ofList = asked.get(takes[0]) ?? new Map<string, ReturnType<typeof allowedBy>>()
  asked.set(takes[0], ofList)
  const found = ofList.get(column) ?? allowedBy(route, column, schema)
  ofList.set(column, found)
  return found
}

const filtered = restRoutes
  .map((route) => [`${route.method} ${route.path}`, route, columnsOf(route)] as const)
  .filter(([, , columns]) => Object.keys(columns).some((name) => name !== '_and' && name !== '_or'))

it('there are many such operations', () => {
  expect(filtered.length).toBeGreaterThan(200)
})

describe.each(filtered)('%s', (_name, route, columns) => {
  it('has the values of its columns', async () => {
    for (const [column, schema] of Object.entries(columns)) {
      if (column === '_and' || column === '_or') continue
      const documented = [...new Set([...listsIn(schema)].map((values) => JSON.stringify(values)))]
      const allowed = await allowedOnce(route, column, schema)
      expect([column, ...documented]).toEqual([column, ...(allowed ? [JSON.stringify(allowed)] : [])])
    }
  })
})
