/** TypeScript types of JSON schemas, as text. */

export interface JsonSchema {
  [key: string]: unknown
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  type?: string | string[]
  format?: string
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  /** What the JSON text of a string holds. */
  contentSchema?: JsonSchema
  description?: string
}

export interface Printing {
  /** The type that a reference means. */
  named(reference: string): string
  /** The type of a moment: clients send dates and get texts. */
  moment: string
}

const literals = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(' | ')

const joined = (parts: string[], by: string) => {
  const all = [...new Set(parts)]
  return all.length === 1 ? all[0]! : `(${all.join(by)})`
}

const simple: Record<string, string> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema, how: Printing) {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
    return `${key}${required.includes(name) ? '' : '?'}: ${typeOf(schema, how)}`
  })
  const others = typeof additionalProperties === 'object' ? typeOf(additionalProperties, how) : undefined
  const open = others ?? (additionalProperties === false ? undefined : 'unknown')
  if (!fields.length) return `{ [name: string]: ${open ?? 'never'} }`
  const own = `{ ${fields.join('; ')} }`
  return others ? `(${own} & { [name: string]: unknown })` : own
}

function arrayType({ items, prefixItems }: JsonSchema, how: Printing) {
  if (prefixItems) return `[${prefixItems.map((one) => typeOf(one, how)).join(', ')}]`
  return `Array<${items ? typeOf(items, how) : 'unknown'}>`
}

function namedType(type: string, schema: JsonSchema, how: Printing): string {
  if (type === 'object') return objectType(schema, how)
  if (type === 'array') return arrayType(schema, how)
  // The client writes the text of an object itself.
  if (schema.contentSchema) return joined(['string', typeOf(schema.contentSchema, how)], ' | ')
  if (type === 'string') return schema.format === 'date-time' ? how.moment : 'string'
  return simple[type] ?? 'unknown'
}

/** The type of what such a schema describes. */
export function typeOf(schema: JsonSchema, how: Printing): string {
  const { $ref, anyOf, oneOf, allOf, type } = schema
  if ($ref !== undefined) return how.named($ref)
  if ('const' in schema) return literals([schema.const])
  if (schema.enum) return schema.enum.length ? joined([literals(schema.enum)], '') : 'never'
  const parts = anyOf ?? oneOf
  if (parts)
    return joined(
      parts.map((one) => typeOf(one, how)),
      ' | ',
    )
  if (allOf)
    return joined(
      allOf.map((one) => typeOf(one, how)),
      ' & ',
    )
  if (type === undefined) return 'unknown'
  return joined(
    [type].flat().map((one) => namedType(one, schema, how)),
    ' | ',
  )
}
