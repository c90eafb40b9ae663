/**
 * Rows of an answer as objects. pg copies an empty row and sets one property after the other; in a process that has read
 * answers of many kinds V8 stores these copies as dictionaries, and a row of sixty columns needs eight times its memory.
 * Here each kind of answer is read by its own function, with one object literal of its columns.
 */
import * as pg from 'pg'
import type { CustomTypesConfig, FieldDef, Query } from 'pg'

type Values = (string | null)[]
type RowReader = (values: Values) => object

interface Answer {
  fields: FieldDef[]
  rowAsArray: boolean
  addFields(fields: FieldDef[]): void
  parseRow(values: Values): object
}

// The types leave it out.
const { Result } = pg as unknown as { Result: new (rowMode: undefined, types: CustomTypesConfig) => Answer }

/** Kinds of answers are about as many as statements in the code; a bound all the same. */
const MOST_KINDS = 2000
const readers = new Map<string, RowReader>()

const columnOf = ({ name }: FieldDef, place: number) =>
  `${JSON.stringify(name)}: v[${place}] === null ? null : parsers[${place}](v[${place}])`

/** Columns arrive as text. Undefined for columns that only pg's own parser reads. */
function readerOf(fields: FieldDef[], types: CustomTypesConfig): RowReader | undefined {
  let kind = ''
  for (const { name, dataTypeID } of fields) kind += `${dataTypeID} ${name.length} ${name}`
  const cached = readers.get(kind)
  if (cached) return cached
  // In a literal this one sets no property.
  if (fields.some(({ name }) => name === '__proto__')) return undefined
  // Names are escaped by JSON only: any column name stays a text.
  const make = new Function('parsers', `return (v) => ({ ${fields.map(columnOf).join(', ')} })`)
  const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as unknown)
  const reader = make(parsers) as RowReader
  if (readers.size === MOST_KINDS) readers.clear()
  readers.set(kind, reader)
  return reader
}

// A class, not functions added to pg's own result: with closures on each, answers stayed in memory too long.
class ResultByKind extends Result {
  readonly #types: CustomTypesConfig
  #read: RowReader | undefined

  constructor(types: CustomTypesConfig) {
    super(undefined, types)
    this.#types = types
  }

  override addFields(fields: FieldDef[]): void {
    this.#read = readerOf(fields, this.#types)
    if (this.#read) this.fields = fields
    else super.addFields(fields)
  }

  override parseRow(values: Values): object {
    return this.#read ? this.#read(values) : super.parseRow(values)
  }
}

/**
 * Has the rows that `query` is answered with read by the function of their kind; those of a list of values are pg's.
 */
export function readRowsByKind(query: Query, types: CustomTypesConfig): void {
  const asked = query as unknown as { _result: Answer; _results: Answer }
  if (!asked._result.rowAsArray) asked._result = asked._results = new ResultByKind(types)
}
