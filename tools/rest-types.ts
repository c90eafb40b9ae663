/** The types of the packed client's `rest`: every operation of the API document, written out. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeOf, type JsonSchema, type Printing } from './json-types.ts'

interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema?: JsonSchema
  content?: Content
}
type Content = Record<string, { schema?: JsonSchema }>
interface Operation {
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { content?: Content }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, Parameter> }
}

const JSON_TYPE = 'application/json'
const printing: Printing = { named: (reference) => reference.split('/').at(-1)!, moment: 'string' }
const typed = (schema: JsonSchema | undefined) => (schema ? typeOf(schema, printing) : 'unknown')

/** The client makes a key for each write. */
const MADE = 'Idempotency-Key'

/** Values of path, query and headers; undefined where there are none. */
function valuesOf(document: Document, { parameters = [] }: Operation) {
  const all = parameters
    .map((one) => (one.$ref ? document.components.parameters[printing.named(one.$ref)]! : one))
    .filter(({ name }) => name !== MADE)
  if (!all.length) return undefined
  const fields = all.map(({ name, required, schema, content }) => {
    const type = typed(schema ?? content?.[JSON_TYPE]?.schema)
    return `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required ? '' : '?'}: ${type}`
  })
  return { type: `{ ${fields.join('; ')} }`, required: all.some(({ required }) => required) }
}

/** The arguments after method and path. */
function argumentsOf(document: Document, method: string, operation: Operation): string {
  const values = valuesOf(document, operation)
  const last = values ? [`values${values.required ? '' : '?'}: ${values.type}`] : []
  if (method === 'get') return `[${last.join(', ')}]`
  const body = operation.requestBody
  const type = body ? typed(body.content[JSON_TYPE]?.schema) : 'undefined'
  const isOptional = !body?.required
  const first =
    isOptional && values?.required ? `body: ${type} | undefined` : `body${isOptional ? '?' : ''}: ${type}`
  return body || values ? `[${[first, ...last].join(', ')}]` : '[]'
}

const isJson = ({ requestBody, responses }: Operation) =>
  responses['200']?.content?.[JSON_TYPE] !== undefined && (!requestBody || JSON_TYPE in requestBody.content)

/** The declarations of all documented operations, as text. */
export function restTypes(): string {
  const file = join(import.meta.dirname, '../docs/openapi.json')
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document
  const byMethod = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      if (!isJson(operation)) continue
      const answer = typed(operation.responses['200']!.content![JSON_TYPE]!.schema)
      const line = `    '${path}': { args: ${argumentsOf(document, method, operation)}; answer: ${answer} }`
      byMethod.set(method, [...(byMethod.get(method) ?? []), line])
    }
  const { schemas: components } = document.components
  const schemas = Object.entries(components).map(
    ([name, schema]) => `export type ${name} = ${typed(schema)}\n`,
  )
  const methods = [...byMethod].map(
    ([method, lines]) => `  ${method.toUpperCase()}: {\n${lines.join('\n')}\n  }\n`,
  )
  return [
    '/** Every documented path of the intranet. Generated: see the README. */\n',
    ...schemas,
    `\nexport interface RestOperations {\n${methods.join('')}}\n`,
  ].join('')
}
