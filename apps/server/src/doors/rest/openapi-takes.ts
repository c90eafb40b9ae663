/** What an operation takes: parameters of its path and query, and its body, made of its procedure's input. */
import { ATTENDANCE_HEADER } from '@intranet/contract/request-headers'
import { externalId } from '@intranet/contract/access/external-ids'
import { listOf, number } from '@intranet/contract/list'
import { metaOf } from '../../platform/procedure/caller.ts'
import { neededNames } from '../../platform/rest/former-names.ts'
import { objectShape } from '../../platform/rest/input-fields.ts'
import type { Contract, RestRoute } from '../../platform/rest/route.ts'
import { choosable } from './chosen-fields.ts'
import { defaultsInWords } from './default-words.ts'
import { sentExample } from './examples.ts'
import { RANDOM_ID, resolved, sentSchema, type Components, type Json } from './json-schema.ts'
import { parameterWords } from './openapi-parameters.ts'
import { MOST_RETURNED, recordReader } from './returned-record.ts'

/** Parameters that every list has, once for all. */
export const listParameters: Record<string, Json> = Object.fromEntries(
  Object.entries(sentSchema(listOf('id', { id: number() }).input, {}).properties as Record<string, Json>)
    .filter(([name]) => name !== 'sort' && name !== 'filtro')
    .map(([name, schema]) => [name, queryParameter(name, schema, false, false, '')]),
)

/** What a request says of its answer. */
export const answerParameters: Record<string, Json> = {
  campos: {
    name: 'campos',
    in: 'query',
    required: false,
    description:
      'Só estas colunas da resposta, com vírgulas, na ordem escrita: `id,nome`. As outras não vêm, nem as que o esquema exige.',
    schema: { type: 'string', maxLength: 4000 },
  },
  retorno: {
    name: 'retorno',
    in: 'query',
    required: false,
    description:
      `Com \`registro\`, \`returning\` traz o registro inteiro em vez do id, para até ${MOST_RETURNED} objetos, ` +
      'como está quando a resposta é feita: também numa repetição com Idempotency-Key. 403, sem gravar, para quem não pode ' +
      'consultar o registro; uma chave precisa de `dados_pessoais` onde `GET` do registro os exige.',
    schema: { type: 'string', enum: ['registro'] },
  },
}

/** Headers that some operations take. */
export const headerParameters: Record<string, Json> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'O mesmo pedido enviado de novo com a mesma chave, em até um dia, recebe a mesma resposta e não é feito outra vez; ' +
      'com `retorno=registro`, os registros são lidos de novo, como estão agora. ' +
      '409 com Retry-After enquanto o primeiro está em andamento; 422 se a chave já foi usada em outro pedido.',
    schema: { type: 'string', minLength: 8, maxLength: 200, pattern: '^[A-Za-z0-9_.:-]+$' },
  },
  Atendimento: {
    name: ATTENDANCE_HEADER,
    in: 'header',
    required: true,
    description:
      'O `atendimento` que `POST /v1/painel/atendimento` respondeu, depois de confirmada a identidade do cliente ou de liberado por um gestor.',
    schema: RANDOM_ID,
  },
}

/** The parameters of a route that are about its answer. */
const aboutAnswer = (route: RestRoute): Json[] =>
  [...(choosable(route) ? ['campos'] : []), ...(recordReader(route) ? ['retorno'] : [])].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }))

/** A parameter, or a reference to the one of every list where it is the same. */
const orShared = (parameter: Json): Json => {
  const { name } = parameter as { name: string }
  const same = JSON.stringify(listParameters[name]) === JSON.stringify(parameter)
  return same ? { $ref: `#/components/parameters/${name}` } : parameter
}

interface ObjectSchema {
  properties: Record<string, Json>
  required: string[]
  /** The schema of fields with other names; false where there are none. */
  others: Json | false
}

/** The fields of several object schemas as one, without those that the route gives itself. */
function fieldsOf(contract: Contract, components: Components): ObjectSchema {
  const fields: ObjectSchema = { properties: {}, required: [], others: false }
  for (const schema of contract.takes) {
    const sent = sentSchema(schema, components) as Partial<ObjectSchema> & { additionalProperties?: Json }
    Object.assign(fields.properties, sent.properties)
    fields.required.push(...(sent.required ?? []))
    if (sent.additionalProperties) fields.others = sent.additionalProperties
  }
  const left = (key: string) => !contract.given.includes(key)
  const properties = Object.fromEntries(Object.entries(fields.properties).filter(([key]) => left(key)))
  for (const [key, value] of Object.entries(contract.defaults))
    if (properties[key]) properties[key] = { ...properties[key], default: value }
  const required = fields.required.filter((key) => left(key) && !(key in contract.defaults))
  return { properties, required, others: fields.others }
}

const objectOf = ({ properties, required, others }: ObjectSchema): Json => ({
  type: 'object',
  properties,
  ...(required.length && { required }),
  additionalProperties: others,
})

const wrapped = (key: string, schema: Json): Json => ({
  type: 'object',
  properties: { [key]: schema },
  required: [key],
  additionalProperties: false,
})

/** One object, documented as it is or in `object`, or many at once in `objects`. */
const oneOrMany = (objects: Json, wrap: RestRoute['wrap']): Json => {
  const one = objects.items as Json
  return { oneOf: [wrap === 'flat' ? one : wrapped('object', one), wrapped('objects', objects)] }
}

/** A change names a field, beside the version seen. */
const changedIn = (names: readonly string[]): Json => ({
  minProperties: 1,
  ...(names.includes('updated_at') && { dependentSchemas: { updated_at: { minProperties: 2 } } }),
})

function bodySchema({ wrap, method, contract }: RestRoute, fields: ObjectSchema): Json {
  const names = Object.keys(fields.properties)
  const object = { ...objectOf(fields), ...(contract.changes && changedIn(names)) }
  if (method === 'POST' && names.length === 1 && names[0] === 'objects')
    return oneOrMany(fields.properties.objects!, wrap)
  if (wrap === 'filtro' && !names.includes('filtro')) return wrapped('filtro', object)
  if (names.includes('objects') || wrap !== 'object') return object
  return wrapped('object', object)
}

/** What a query says of its filter in words: no schema of a parameter can. */
const filterWords = (path: string) =>
  `Texto JSON, como {"ativo":true}. Também por parâmetros: filtro[coluna]=valor e filtro[coluna][_operador]=valor ` +
  `(filtro[id][_in]=1&filtro[id][_in]=2 para vários). Com tipos: POST ${path}/filtro.`

/** An object is written as JSON: a text, to whatever makes a client of the document. */
const jsonText = ({ default: _, ...schema }: Json): Json => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema: schema,
})

/** The operators of conditions that a parameter takes beside a plain value. */
const operatorsOf = (conditions: readonly Json[]) =>
  [...new Set(conditions.flatMap(({ properties }) => Object.keys(properties ?? {})))].map(
    (operator) => `\`{"${operator}":…}\``,
  )

/** A value, or a condition on it, which an address holds as JSON. */
function valueOrCondition(schema: Json): { schema: Json; words: string } {
  const options = Array.isArray(schema.anyOf) ? (schema.anyOf as Json[]) : []
  const conditions = options.filter(({ type }) => type === 'object')
  if (conditions.length === 0) return { schema, words: '' }
  return {
    schema: { ...schema, anyOf: options.map((one) => (one.type === 'object' ? jsonText(one) : one)) },
    words: ` Uma condição vai como texto JSON: ${operatorsOf(conditions).join(' ou ')}.`,
  }
}

function queryParameter(
  name: string,
  schema: Json,
  required: boolean,
  isObject: boolean,
  path: string,
  says?: string,
): Json {
  const plain = { name, in: 'query', required }
  if (isObject) {
    const description =
      name === 'filtro' ? filterWords(path) : `${says ?? parameterWords(name, schema)} Texto JSON.`
    return { ...plain, description, schema: jsonText(schema) }
  }
  // An order by several columns is written with commas.
  const commas = name === 'sort' && 'anyOf' in schema && { style: 'form', explode: false }
  const { schema: taken, words } = valueOrCondition(schema)
  return {
    ...plain,
    description: `${says ?? parameterWords(name, schema)}${words}`,
    ...commas,
    schema: taken,
  }
}

/** What a name in a path is, where no field of the input has it. */
function namedSchema(name: string, components: Components): Json {
  if (name === 'id_externo') return sentSchema(externalId, components)
  return { type: /^id|Id$/.test(name) ? 'integer' : /^is[A-Z]/.test(name) ? 'boolean' : 'string' }
}

/** The path as the document has it: `called` are the names that it has in their places. */
export function documentPath(path: string, called: readonly string[]): string {
  const left = [...called]
  return path.replace(/:\w+/g, () => `{${left.shift()}}`)
}

/** A path holds texts: no null, and no number where a text is taken too. */
function inPath(schema: Json): Json {
  if (!Array.isArray(schema.anyOf)) return schema
  const some = (schema.anyOf as Json[]).filter(({ type }) => type !== 'null')
  const texts = some.filter(({ type }) => type === 'string')
  const left = texts.length > 0 ? texts : some
  return left.length === 1 ? left[0]! : { ...schema, anyOf: left }
}

function pathParameters(
  { path, contract, says }: RestRoute,
  called: readonly string[],
  components: Components,
): Json[] {
  const input = fieldsOf({ ...contract, given: [] }, components).properties
  return [...path.matchAll(/:(\w+)/g)].map(([, name], place) => {
    const field = contract.params[name!] ?? name!
    const schema = inPath(input[field] ?? namedSchema(name!, components))
    return {
      name: called[place],
      in: 'path',
      required: true,
      // The name in the path says more than that of the field, unless it is `id`.
      description: says?.[name!] ?? parameterWords(name === 'id' ? field : name!, schema),
      schema,
    }
  })
}

/** `parameters` and `requestBody` of an operation that names its procedure. */
export function takesOf(route: RestRoute, called: readonly string[], components: Components): Json {
  const { contract } = route
  const fields = fieldsOf(contract, components)
  const names = Object.keys(fields.properties)
  const query = route.method === 'GET' ? names : []
  // A body with a former name is as good: only a parameter can be required under one of two names.
  const needed = new Set([
    ...fields.required,
    ...contract.takes.flatMap((one) => neededNames(objectShape(one))),
  ])
  const parameters = query.map((name) =>
    orShared(
      queryParameter(
        name,
        fields.properties[name]!,
        needed.has(name),
        resolved(fields.properties[name]!, components).type === 'object',
        documentPath(route.path, called),
        route.says?.[name],
      ),
    ),
  )
  const all = [...pathParameters(route, called, components), ...parameters]
  all.push(...aboutAnswer(route))
  if (metaOf(contract.procedure).attended) all.push({ $ref: '#/components/parameters/Atendimento' })
  if (contract.keyed) all.push({ $ref: '#/components/parameters/IdempotencyKey' })
  if (!route.wrap) return { parameters: all }
  const schema = defaultsInWords(bodySchema(route, fields))
  const required = fields.required.length > 0 || contract.changes
  const example = sentExample(route)
  const content = { 'application/json': { schema, ...(example !== undefined && { example }) } }
  return { parameters: all, requestBody: { required, content } }
}
