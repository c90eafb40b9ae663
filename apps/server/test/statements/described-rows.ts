/** Whether a row that the code declares is the row that PostgreSQL describes. */
import type { Shape } from './declared-types.ts'
import type { DescribedColumn } from './describe-statement.ts'

type Kind = 'number' | 'string' | 'boolean' | 'date' | 'json' | 'array' | 'bytes'

/** How the driver reads each type of a column (`packages/db/src/driver/value-types.ts`); every other one is text. */
const KINDS: Readonly<Record<number, Kind>> = {
  16: 'boolean',
  17: 'bytes',
  20: 'number',
  21: 'number',
  23: 'number',
  26: 'number',
  114: 'json',
  700: 'number',
  701: 'number',
  1114: 'date',
  1184: 'date',
  3802: 'json',
}
/** Arrays, each with the type of what it holds. */
const ARRAYS: Readonly<Record<number, number>> = {
  199: 114,
  1000: 16,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1022: 701,
  1115: 1114,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
}

const kindOf = (oid: number): Kind => (oid in ARRAYS ? 'array' : (KINDS[oid] ?? 'string'))

const alternatives = (shape: Shape): readonly Shape[] =>
  shape.is === 'oneOf' ? shape.of.flatMap(alternatives) : [shape]
const kindsIn = (shape: Shape) => alternatives(shape).filter(({ is }) => is !== 'null' && is !== 'undefined')

function fits(shape: Shape, oid: number): boolean {
  const kind = kindOf(oid)
  if (shape.is === 'unknown') return true
  if (kind === 'json') return shape.is !== 'date'
  if (shape.is === 'literal') return typeof shape.value === kind
  if (shape.is === 'array')
    return kind === 'array' && kindsIn(shape.of).every((one) => fits(one, ARRAYS[oid]!))
  return shape.is === kind || (shape.is === 'object' && kind === 'bytes')
}

const written = (shape: Shape): string =>
  [...new Set(kindsIn(shape).map((one) => (one.is === 'literal' ? typeof one.value : one.is)))].join(' | ')

/** What is wrong with a column of a declared kind; undefined where nothing is. A column that is always null has none. */
export function wrongKind(declared: Shape, { name, oid }: DescribedColumn): string | undefined {
  const kinds = kindsIn(declared)
  if (kinds.length === 0 || kinds.some((one) => fits(one, oid))) return undefined
  return `${name} is ${written(declared)}, PostgreSQL answers ${kindOf(oid)}`
}

const mayMiss = (shape: Shape) => alternatives(shape).some(({ is }) => is === 'undefined')
export const mayBeNull = (shape: Shape) =>
  alternatives(shape).some(({ is }) => is === 'null' || is === 'unknown')

/** Calls `look` for each declared field with its column; answers what is wrong with the row. */
export function wrongRow(declared: Shape, columns: readonly DescribedColumn[]): string[] {
  const found = new Map(columns.map((one) => [one.name, one]))
  return fieldsOf(declared).flatMap(([name, shape]) => {
    const column = found.get(name)
    if (column) return wrongKind(shape, column) ?? []
    return mayMiss(shape) ? [] : [`no column ${name}`]
  })
}

/** The fields of a declared row; none where it is no object. */
export const fieldsOf = (declared: Shape): [name: string, shape: Shape][] =>
  alternatives(declared).flatMap((row) => (row.is === 'object' ? Object.entries(row.fields) : []))

const SAMPLES: Record<Kind, unknown> = {
  number: 1,
  string: 'prova',
  boolean: true,
  date: new Date('2026-01-15T12:00:00Z'),
  json: [],
  array: [],
  bytes: Buffer.from('prova'),
}

/** A row as PostgreSQL could answer it: the declared one, where there is one. */
export const madeRow = (columns: readonly DescribedColumn[], declared: unknown): object =>
  typeof declared === 'object' && declared
    ? declared
    : Object.fromEntries(columns.map(({ name, oid }) => [name, SAMPLES[kindOf(oid)]]))
