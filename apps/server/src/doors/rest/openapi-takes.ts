/** What an operation takes: parameters of its path and query, and its body, made of its procedure's input. */
import type { Contract, RestRoute } from '../../platform/rest/route.ts'
import { resolved, sentSchema, type Components, type Json } from './json-schema.ts'

interface ObjectSchema {
  properties: Record<string, Json>
  required: string[]
}

/** The fields of several object schemas as one, without those that the route gives itself. */
function fieldsOf(contract: Contract, components: Components): ObjectSchema {
  const fields: ObjectSchema = { properties: {}, required: [] }
  for (const schema of contract.takes) {
    const { properties = {}, required = [] } = sentSchema(schema, components) as Partial<ObjectSchema>
    Object.assign(fields.properties, properties)
    fields.required.push(...required)
  }
  const left = (key: string) => !contract.given.includes(key)
  const properties = Object.fromEntries(Object.entries(fields.properties).filter(([key]) => left(key)))
  for (const [key, value] of Object.entries(contract.defaults))
    if (properties[key]) properties[key] = { ...properties[key], default: value }
  const required = fields.required.filter((key) => left(key) && !(key in contract.defaults))
  return { properties, required }
}

const objectOf = ({ properties, required }: ObjectSchema): Json => ({
  type: 'object',
  properties,
  ...(required.length && { required }),
  additionalProperties: false,
})

const wrapped = (key: string, schema: Json): Json => ({
  type: 'object',
  properties: { [key]: schema },
  required: [key],
})

/** One object, or up to 500 at once in `objects`. */
const oneOrMany = (objects: Json): Json => ({
  oneOf: [wrapped('object', objects.items as Json), wrapped('objects', objects)],
})

function bodySchema({ wrap, method }: RestRoute, fields: ObjectSchema): Json {
  const names = Object.keys(fields.properties)
  if (method === 'POST' && names.length === 1 && names[0] === 'objects')
    return oneOrMany(fields.properties.objects!)
  if (wrap === 'filtro' && !names.includes('filtro')) return wrapped('filtro', objectOf(fields))
  if (names.includes('objects') || wrap !== 'object') return objectOf(fields)
  return wrapped('object', objectOf(fields))
}

const queryParameter = (name: string, schema: Json, required: boolean, isObject: boolean): Json => ({
  name,
  in: 'query',
  required,
  // A filter is written as JSON.
  ...(isObject ? { content: { 'application/json': { schema } } } : { schema }),
})

/** `called` are the names that the document's path has in their places. */
function pathParameters(
  { path, contract }: RestRoute,
  called: readonly string[],
  components: Components,
): Json[] {
  const input = contract ? fieldsOf({ ...contract, given: [] }, components).properties : {}
  return [...path.matchAll(/:(\w+)/g)].map(([, name], place) => ({
    name: called[place],
    in: 'path',
    required: true,
    schema:
      input[contract?.params[name!] ?? name!] ??
      (/^id|Id$/.test(name!) ? { type: 'integer' } : { type: 'string' }),
  }))
}

/** `parameters` and `requestBody` of an operation that names its procedure. */
export function takesOf(
  route: RestRoute,
  contract: Contract,
  called: readonly string[],
  components: Components,
): Json {
  const fields = fieldsOf(contract, components)
  const names = Object.keys(fields.properties)
  const query = route.method === 'GET' ? names : []
  const parameters = query.map((name) =>
    queryParameter(
      name,
      fields.properties[name]!,
      fields.required.includes(name),
      resolved(fields.properties[name]!, components).type === 'object',
    ),
  )
  const all = [...pathParameters(route, called, components), ...parameters]
  if (contract.keyed) all.push({ $ref: '#/components/parameters/IdempotencyKey' })
  if (!route.wrap) return { parameters: all }
  const schema = bodySchema(route, fields)
  const required = fields.required.length > 0
  return { parameters: all, requestBody: { required, content: { 'application/json': { schema } } } }
}
