/** JSON Schema of zod schemas, for the OpenAPI document; schemas with a name of their own become its components. */
import { documentNames, emptied } from '@intranet/contract/list'
import * as z from 'zod'

export type Json = Record<string, unknown>

/** Named schemas of the whole document, filled while its parts are made. */
export type Components = Record<string, Json>

const REFERENCE = '#/$defs/'

/** Points at the document's components instead of the schema's own definitions. */
function referring(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referring)
  if (typeof value !== 'object' || value === null) return value
  // What is named is said by its name alone, with the words about this field beside it.
  const { anyOf: _, ...named } = value as Json
  return Object.fromEntries(
    Object.entries('$ref' in value ? named : value).map(([key, one]) => [
      key,
      key === '$ref' && typeof one === 'string' && one.startsWith(REFERENCE)
        ? `#/components/schemas/${one.slice(REFERENCE.length)}`
        : referring(one),
    ]),
  )
}

/** Formats that every client knows: their patterns would be longer than the rest of the schema. */
const formats = ['date-time', 'date', 'uuid', 'email', 'ipv4', 'ipv6', 'uri']

/** 128 random bits in the form of a UUID: `format: uuid` would have clients ask for the bits of a version, too. */
export const RANDOM_ID = {
  type: 'string',
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
}

const OTHERS = 'Chaves de provedores, cada uma true ou false.'

interface Overridden {
  zodSchema: z.core.$ZodTypes
  jsonSchema: Json
}

/** New fields may come: an answer that names all of today's is no promise that there are no others. */
function open({ jsonSchema }: Overridden): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  // What is answered is always there.
  delete jsonSchema.default
}

/** Signs that people write and the intranet does not keep, with space inside: trimming alone leaves it. */
const WRITTEN = '@A.b-c:1 2'

/** What such a check makes of it, where it changes texts. */
const rewritten = (check: z.core.$ZodCheck) =>
  check instanceof z.core.$ZodCheckOverwrite ? String(check._zod.def.tx(WRITTEN)) : WRITTEN
const isRewritten = (check: z.core.$ZodCheck) => rewritten(check) !== WRITTEN
const isShortened = (check: z.core.$ZodCheck) => rewritten(check).length < WRITTEN.length

/** The checks of a schema before its last one of a kind, which judges what they make of a text. */
function checksBefore(
  { zodSchema }: Overridden,
  kind: typeof z.core.$ZodCheckStringFormat | typeof z.core.$ZodCheckMaxLength,
): readonly z.core.$ZodCheck[] {
  const checks = zodSchema._zod.def.checks ?? []
  const judged = checks.findLastIndex((check) => check instanceof kind)
  return checks.slice(0, Math.max(judged, 0))
}

/** Throws where pattern or length are of what is kept: a program would refuse what the server takes. */
function assertTaken(one: Overridden): void {
  const { zodSchema, jsonSchema } = one
  const said = !jsonSchema.pattern || documentNames.get(zodSchema)?.pattern
  if (!said && checksBefore(one, z.core.$ZodCheckStringFormat).some(isRewritten))
    throw new Error(
      `The document has to say what is taken, beside ${String(jsonSchema.pattern)}: see withMarks`,
    )
  if (checksBefore(one, z.core.$ZodCheckMaxLength).some(isShortened))
    throw new Error(`A greatest length comes before marks are taken out: ${String(jsonSchema.maxLength)}`)
}

function simplify({ zodSchema, jsonSchema }: Overridden): void {
  if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
  if (zodSchema instanceof z.core.$ZodGUID) {
    delete jsonSchema.format
    return void Object.assign(jsonSchema, RANDOM_ID)
  }
  const { format } = jsonSchema
  if (formats.includes(String(format)) && !documentNames.get(zodSchema)?.format) delete jsonSchema.pattern
  // Beside named fields a schema of all others would be one of these too, as generators read it.
  if (jsonSchema.properties && typeof jsonSchema.additionalProperties === 'object')
    jsonSchema.additionalProperties = { description: OTHERS }
  // JavaScript's own bounds of an integer tell a reader nothing.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

/** Of a field that may be null or empty: the form of its other texts. A text too short is the empty one or refused. */
function sayFilled({ zodSchema, jsonSchema }: Overridden, components: Components): void {
  const filled = emptied.get(zodSchema)
  if (!filled) return
  const { pattern, minLength: _, type: __, ...json } = sentSchema(filled, components)
  Object.assign(jsonSchema, json, pattern ? { pattern: `^\\s*$|${String(pattern)}` } : {})
}

function converted(schema: z.ZodType, io: 'input' | 'output', components: Components): Json {
  const {
    $schema: _,
    id: _name,
    $defs = {},
    ...json
  } = z.toJSONSchema(schema, {
    io,
    metadata: documentNames,
    unrepresentable: 'any',
    override(one) {
      simplify(one)
      if (io === 'output') open(one)
      else {
        assertTaken(one)
        sayFilled(one, components)
      }
    },
  }) as Json
  for (const [name, one] of Object.entries($defs as Components)) {
    const { id: __, ...rest } = one
    components[name] = referring(rest) as Json
  }
  return referring(json) as Json
}

/** What a client sends for this schema. */
export const sentSchema = (schema: z.ZodType, components: Components) =>
  converted(schema, 'input', components)

/** The schema itself, where it is a component. */
export const resolved = ({ $ref, ...schema }: Json, components: Components): Json =>
  typeof $ref === 'string' ? components[$ref.slice($ref.lastIndexOf('/') + 1)]! : schema

/** What a client gets for this schema. */
export const answeredSchema = (schema: z.ZodType, components: Components) =>
  converted(schema, 'output', components)
