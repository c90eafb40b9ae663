/**
 * What the server takes where a field of a body is missing, in words instead of `default`: openapi-typescript makes each
 * field that has one required, and then a creation without it does not compile.
 */
import type { Json } from './json-schema.ts'

function wordsOf(value: unknown): string {
  if (Array.isArray(value) && value.length === 0) return 'Sem valor: nenhum.'
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0
  return isEmpty ? '' : `Sem valor: \`${JSON.stringify(value)}\`.`
}

function saying({ default: value, description, ...schema }: Json): Json {
  const words = [description, wordsOf(value)].filter(Boolean).join(' ')
  return { ...schema, ...(words && { description: words }) }
}

/** A schema, and all within it, with its defaults in words. */
export function defaultsInWords<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(defaultsInWords) as Schema
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, one]) => [
      key,
      // Names of fields: one may be called `default`.
      key === 'properties' ? fieldsInWords(one as Json) : defaultsInWords<unknown>(one),
    ]),
  )
  return ('default' in inner ? saying(inner) : inner) as Schema
}

const fieldsInWords = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, defaultsInWords(field)]))
