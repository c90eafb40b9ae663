/**
 * Names that an answer has from other records: `x-juntado` (docs/changes.md#joined-names). Those of most procedures are in
 * `joined-names.json`, which `apps/server/test/joined-names.test.ts` writes: it asks PostgreSQL whose each column is.
 */
import type { AnyProcedure } from '@trpc/server'
import { pathOf } from '../../platform/procedure/inputs.ts'
import { rowShape } from '../../platform/rest/row-forms.ts'
import recorded from './joined-names.json' with { type: 'json' }
import { resolved, type Components, type Json } from './json-schema.ts'

const joined: Record<string, readonly string[] | undefined> = recorded

const JOINED = 'De outro registro: mudar lá não é uma alteração daqui.'

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The alternatives of a field, but for null. */
const kindsOf = (field: Json): Json[] =>
  ((field.anyOf ?? field.oneOf ?? [field]) as Json[]).filter(({ type }) => type !== 'null')

const isOnly = (field: Json, is: (kind: Json) => boolean) => {
  const kinds = kindsOf(field)
  return kinds.length > 0 && kinds.every(is)
}

const isText = ({ type, enum: words }: Json) => [type].flat().includes('string') && !words

const isMarked = (field: Json): boolean =>
  field['x-juntado'] === true || kindsOf(field).some((kind) => kind['x-juntado'] === true)

/** A record within the row that has nothing but its id and names: `lead_canal: {id, nome}`. */
const isOther = ({ properties }: Json): boolean => {
  const fields = Object.entries((properties ?? {}) as Record<string, Json>).filter(
    ([name]) => !/^id(_|$)/.test(name),
  )
  return fields.length > 0 && fields.every(([, field]) => isMarked(field))
}

/** Declared as joined, or a text beside the id of what it names (`empresa` and `id_empresa`), or a record of such. */
const isJoined = (name: string, field: Json, fields: Record<string, Json>): boolean =>
  isMarked(field) || (`id_${name}` in fields && isOnly(field, isText)) || isOnly(field, isOther)

/**
 * Marks the names that rows within `schema` have from another record. A change of that record is not a change of the
 * row: a copy keeps the id, and takes the name from its copy of the other table.
 */
export function markJoined(schema: unknown): void {
  if (!isSchema(schema)) return
  for (const [key, part] of Object.entries(schema)) if (key !== 'example') markJoined(part)
  const fields = (isSchema(schema.properties) ? schema.properties : {}) as Record<string, Json>
  for (const [name, field] of Object.entries(fields))
    if (isJoined(name, field, fields)) fields[name] = { ...field, 'x-juntado': true, description: JOINED }
}

/** Every object within a schema, and within the components that it names. */
function* objectsIn(schema: unknown, components: Components, seen = new Set<unknown>()): Generator<Json> {
  if (!isSchema(schema) || seen.has(schema)) return
  seen.add(schema)
  if ('$ref' in schema) return yield* objectsIn(resolved(schema, components), components, seen)
  if (isSchema(schema.properties)) yield schema
  for (const part of Object.values(schema)) yield* objectsIn(part, components, seen)
}

const withoutMark = (field: Json): Json =>
  JSON.parse(
    JSON.stringify(field, (key, value: unknown) =>
      key === 'x-juntado' || (key === 'description' && value === JOINED) ? undefined : value,
    ),
  ) as Json

/** Marks what a procedure answers as its record says, and nothing else of its rows. */
export function markRecorded(procedure: AnyProcedure, schema: Json, components: Components): void {
  const names = joined[pathOf(procedure)]
  if (!names) return
  const wanted = Object.keys(rowShape(procedure))
  const overlap = ({ properties }: Json) => wanted.filter((name) => name in (properties as Json)).length
  const [row] = [...objectsIn(schema, components)].toSorted((one, other) => overlap(other) - overlap(one))
  const fields = (row?.properties ?? {}) as Record<string, Json>
  for (const name of wanted) {
    const field = fields[name]
    if (!field) continue
    fields[name] = names.includes(name)
      ? { ...field, 'x-juntado': true, description: JOINED }
      : withoutMark(field)
  }
}
