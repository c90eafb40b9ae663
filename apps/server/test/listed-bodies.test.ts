/** A value outside of a list in a body is 422, and names the list (`permitidos`): each `enum` of each body of the document. */
import { describe, expect, it } from 'vitest'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { sentExample } from '../src/doors/rest/examples.ts'
import { superadmin, testWorld } from './app.ts'
import { document, isJson, operationOf, type Json } from './document-parts.ts'

const { app, as } = await testWorld()
const { token } = await as(superadmin)
const headers = { authorization: `Bearer ${token}` }

type Place = (string | number)[]

function resolved(part: Json): Json {
  const { $ref } = part
  return typeof $ref === 'string' ? resolved(document.components.schemas![$ref.split('/').at(-1)!]!) : part
}

/** The lists of values in a body, without the conditions of filters: other tests have those. */
function* listsIn(part: unknown, at: Place = []): Generator<[place: Place, values: unknown[]]> {
  if (!isJson(part) || at.length > 8) return
  const schema = resolved(part)
  if (Array.isArray(schema.enum) && schema.type !== 'null') yield [at, schema.enum]
  for (const several of [schema.anyOf, schema.oneOf, schema.allOf])
    if (Array.isArray(several)) for (const one of several) yield* listsIn(one, at)
  for (const [name, field] of Object.entries(isJson(schema.properties) ? schema.properties : {}))
    if (!/^(filtro|filters|busca|_\w+)$/.test(name)) yield* listsIn(field, [...at, name])
  if (schema.items) yield* listsIn(schema.items, [...at, 0])
}

/** The body with this value at its place. */
function placed(body: unknown, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value
  if (typeof first === 'number') return [placed(Array.isArray(body) ? body[0] : undefined, rest, value)]
  const fields = isJson(body) && !Array.isArray(body) ? body : {}
  return { ...fields, [first]: placed(fields[first], rest, value) }
}

/** Refused before their body is read: no customer is identified. */
const isUnread = ({ path }: (typeof restRoutes)[number]) => path.startsWith('/v1/painel/:sistema/:cod/')

const bodies = restRoutes.flatMap((route) => {
  if (isUnread(route)) return []
  const { requestBody } = operationOf(route)!
  const schema = (requestBody as { content?: Record<string, { schema: Json }> } | undefined)?.content?.[
    'application/json'
  ]?.schema
  const lists = schema && route.wrap ? [...listsIn(schema)] : []
  return lists.length ? [[`${route.method} ${route.path}`, route, lists] as const] : []
})

it('there are many', () => expect(bodies.length).toBeGreaterThan(100))

describe.each(bodies)('%s', (_name, route, lists) => {
  it('names the list', async () => {
    const url = route.path.replace(':isCustomer', 'true').replace(/:\w+/g, '1')
    const silent: unknown[] = []
    for (const [place, values] of lists) {
      const example = sentExample(route)
      // An example in another form than this place: of one where it is of several.
      const [first] = place
      const isOther =
        isJson(example) && ['object', 'objects'].some((form) => form in example !== (form === first))
      const body = isOther ? {} : example
      const bad = typeof values[0] === 'number' ? 987_654 : 'nunca_houve'
      const payload = placed(body, place, bad) as object
      const answer = await app.inject({ method: route.method, url, headers, payload })
      const { permitidos = {} } = answer.json<{ permitidos?: Record<string, unknown[]> }>()
      const parts = place.filter((part, index) => index > 0 || part !== 'object')
      // A list that may come as one value is refused as a whole.
      const names = [parts, parts.slice(0, -1)].map((one) => one.join('.'))
      const named = names.map((name) => permitidos[name]).find(Boolean) ?? []
      if (answer.statusCode !== 422 || values.some((value) => !named.includes(value)))
        silent.push([names[0], answer.statusCode, answer.body.slice(0, 300)])
    }
    expect(silent).toEqual([])
  })
})
