/** Answers of procedures made of what they declare: the same each time, rows that differ, with and without what may be missing. */
import { DAY_MS } from '@intranet/contract/durations'
import { readFileSync } from 'node:fs'
import { employmentTypes } from '@intranet/contract/employee-options'
import { maritalStatuses } from '@intranet/contract/personal-options'
import { answerShapes } from '../../../../../tools/test/made-shapes.ts'

interface Schema {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  type?: string | string[]
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  maxLength?: number
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
}
interface Shapes {
  answers: Record<string, Schema>
  components: Record<string, Schema>
  /** Procedure → who of the demo may call it. */
  callers: Record<string, string[]>
}

/** `full`: all that may be answered is. `bare`: no rows, nothing that may be missing, no flag set. */
export type Telling = 'full' | 'bare'

let read: Shapes | undefined
function shapes(): Shapes {
  const file = process.env.ANSWER_SHAPES
  return (read ??= JSON.parse(file ? readFileSync(file, 'utf8') : answerShapes()) as Shapes)
}

/** Whether somebody of the demo, by their sign-in, may call a procedure. */
export const mayCall = (login: string, procedure: string): boolean =>
  shapes().callers[procedure]?.includes(login) ?? false

/** Closed lists that answers do not declare. */
const CLOSED: Record<string, readonly string[] | undefined> = {
  genero: ['F', 'M', 'O'],
  estado_civil: maritalStatuses,
  tipo_vinculo: employmentTypes,
}
/** Not in their order, so that sorting shows. */
export const madeWords = ['Beta', 'Alfa', 'Gama']
const PLACES = [2, 1, 3]
const ROWS = 3
const DEEPEST = 7
/** The day of the made-up answers, at noon in São Paulo. */
export const TODAY = Date.parse('2026-11-20T15:00:00.000Z')

const weight = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 7)

function textOf({ name, row, shift }: Place, { format, pattern, maxLength }: Schema): string {
  const moment = new Date(
    TODAY + (PLACES[row % ROWS]! - 2) * 3 * DAY_MS - ((weight(name) % 5) - shift) * DAY_MS,
  )
  const hour = `${14 + shift}:30`
  if (format === 'date-time') return moment.toISOString()
  if (format === 'date') return moment.toISOString().slice(0, 10)
  if (format === 'time') return hour
  if (format === 'uuid' || pattern?.startsWith('^[0-9a-fA-F]{8}('))
    return `00000000-0000-4000-8000-00000000000${row}`
  if (format === 'email') return `${name}${row}@intranet.example`
  if (format === 'uri') return `https://intranet.example/${name}/${row}`
  const digits = /\\d\{(\d+)/.exec(pattern ?? '')?.[1] ?? /\[0-9\]\{(\d+)/.exec(pattern ?? '')?.[1]
  if (pattern && /#/.test(pattern)) return ['#0aa5b1', '#b10a0a', '#0ab12c'][row % ROWS]!
  if (digits)
    return String(weight(name) + row + 10)
      .repeat(8)
      .slice(0, Number(digits))
  // Two hours on one day, as a calendar writes them.
  if (/^(inicio|fim)$/.test(name)) {
    const day = new Date(TODAY + (PLACES[row % ROWS]! - 2) * DAY_MS).toISOString().slice(0, 10)
    return `${day}T${name === 'fim' ? '16:00' : '14:00'}`
  }
  if (/_em$|_at$/.test(name)) return moment.toISOString()
  if (/^(data|dia|vigencia)(_|$)|_(fim|inicio)$/.test(name)) return moment.toISOString().slice(0, 10)
  if (/^hora(_|$)/.test(name)) return hour
  const closed = CLOSED[name]
  if (closed) return closed[row % closed.length]!
  if (/cpf/.test(name)) return ['52998224725', '11144477735', '39053344705'][row % ROWS]!
  if (/telefone|whatsapp|celular/.test(name)) return `4499${row}11223${3 + shift}`
  return `${madeWords[row % ROWS]} ${name}`.slice(0, maxLength ?? 60)
}

const isId = (name: string) => /^id(_|$)/.test(name)

function numberOf({ name, row, shift }: Place, schema: Schema): number {
  const { minimum, exclusiveMinimum, maximum, type } = schema
  if (isId(name)) return row + 1
  const least = minimum ?? (exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : 0)
  // A range ends after it begins.
  const end = name.endsWith('_fim') ? 40 : 0
  const wanted = Math.max(least, weight(name) + PLACES[row % ROWS]! * 10 + end) + shift
  const most =
    maximum !== undefined && maximum > least ? Math.max(least, maximum - (row % 2) - shift) : wanted
  const whole = Math.min(wanted, most)
  return type === 'number' ? whole + 0.5 : whole
}

interface Place {
  name: string
  row: number
  deep: number
  telling: Telling
  /** How often the value was equal to another one of its record. */
  shift: number
}

const MOST_SHIFTS = 6
/** Of lists that are longer than a screen has them counted: no made one is. */
const LONG = 'ha_mais'
const isAmount = (name: string, value: unknown) =>
  typeof value === 'number' ? !isId(name) : typeof value === 'string' && /^\d[\d:T.Z-]+$/.test(value)

/** Amounts, days and telephones of one record differ, so that two swapped ones show. */
function distinct(schema: Schema, place: Place, used: Set<unknown>): unknown {
  for (let shift = 0; ; shift++) {
    const value = made(schema, { ...place, shift })
    if (!isAmount(place.name, value)) return value
    if (shift < MOST_SHIFTS && used.has(value)) continue
    used.add(value)
    return value
  }
}

function objectOf(schema: Schema, place: Place): unknown {
  const { properties = {}, additionalProperties, propertyNames } = schema
  const used = new Set<unknown>()
  const own = Object.entries(properties)
    .filter(([name]) => name !== LONG)
    .map(([name, one]) => [name, distinct(one, { ...place, name, deep: place.deep + 1 }, used)])
  if (
    typeof additionalProperties === 'object' &&
    Object.keys(additionalProperties).length > 0 &&
    own.length === 0
  ) {
    const names = (propertyNames?.enum ?? (place.telling === 'full' ? ['1', '2'] : [])).map(String)
    return Object.fromEntries(
      names.map((name, row) => [
        name,
        made(additionalProperties, { ...place, row, name, deep: place.deep + 1 }),
      ]),
    )
  }
  return Object.fromEntries(own)
}

function arrayOf({ items, prefixItems, minItems = 0, maxItems = ROWS }: Schema, place: Place): unknown[] {
  if (prefixItems) return prefixItems.map((one) => made(one, { ...place, deep: place.deep + 1 }))
  const wanted =
    place.deep > DEEPEST || place.telling === 'bare' ? minItems : Math.max(minItems, Math.min(maxItems, ROWS))
  // Lists within rows differ from row to row.
  return Array.from({ length: wanted }, (_, n) =>
    made(items ?? {}, { ...place, row: n, deep: place.deep + 1 }),
  )
}

function oneOf(options: Schema[], place: Place): unknown {
  const isNull = (one: Schema) => one.type === 'null' || one.const === null
  const empty = options.find(isNull)
  // The second row of each list lacks what may be missing.
  if (empty && (place.telling === 'bare' || place.row % ROWS === 1 || place.deep > DEEPEST)) return null
  const others = options.filter((one) => !isNull(one))
  return made(others[place.telling === 'bare' ? others.length - 1 : place.row % others.length] ?? {}, place)
}

function made(schema: Schema, place: Place): unknown {
  const { $ref, anyOf, allOf, type } = schema
  if ($ref) return made(shapes().components[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, place)
  if ('const' in schema) return schema.const
  if (schema.enum)
    return schema.enum[place.telling === 'bare' ? schema.enum.length - 1 : place.row % schema.enum.length]
  const options = anyOf ?? schema.oneOf
  if (options) return oneOf(options, place)
  if (allOf) return Object.assign({}, ...allOf.map((one) => made(one, place) as object))
  if (Array.isArray(type))
    return oneOf(
      type.map((one) => ({ ...schema, type: one })),
      place,
    )
  if (type === 'object') return objectOf(schema, place)
  if (type === 'array') return arrayOf(schema, place)
  if (type === 'string') return textOf(place, schema)
  if (type === 'integer' || type === 'number') return numberOf(place, schema)
  if (type === 'boolean') return place.telling === 'full' && place.row % 2 === 0
  return null
}

/** What a procedure answers; the same for the same procedure. */
export function madeAnswer(procedure: string, telling: Telling): unknown {
  const schema = shapes().answers[procedure]
  if (!schema) throw new Error(`There is no procedure ${procedure}`)
  return made(schema, { name: procedure.split('.').at(-1)!, row: 0, deep: 0, telling, shift: 0 })
}

/** The procedures of which an answer, or each record of one, has a part of this name. */
export const proceduresThatAnswer = (part: string): string[] =>
  Object.entries(shapes().answers)
    .filter(([, schema]) => (schema.items ?? schema).properties?.[part])
    .map(([procedure]) => procedure)
