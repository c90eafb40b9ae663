/** What the filter of a list takes: conditions by column, `_and`, `_or`. */
import * as z from 'zod'
import { stripDocument } from './document-text.ts'
import { isRealDay } from './formats.ts'
import { valuesOf, type ColumnKind, type ListColumn } from './list-column.ts'
import { list as text } from './messages/list-requests.ts'
import { hourSource, monthDaySource } from './time-patterns.ts'

/** Values of one `_in`. */
export const MOST_VALUES = 1000

/** `T12:34`, with seconds and their parts, and an offset where there is one. */
const DAY_OR_MOMENT = new RegExp(
  `^\\d{4}-${monthDaySource}(T${hourSource}(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]${hourSource})?)?$`,
)

/** A day that there is, alone or with an hour: the database would refuse another without saying which. */
function isDayOrMoment(typed: string): boolean {
  const [year = 0, month = 0, day = 0] = typed.slice(0, 10).split('-').map(Number)
  return isRealDay(year, month, day) && (typed.length === 10 || !Number.isNaN(Date.parse(typed)))
}

const pattern = z.string().max(200)
const kindSchemas = {
  text: z.string().max(500),
  /** Beyond it numbers are no longer exact, and no column has them. */
  number: z.number().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  boolean: z.boolean(),
  date: z.string().regex(DAY_OR_MOMENT).refine(isDayOrMoment),
} satisfies Record<ColumnKind, z.ZodType>
/** Where it is no number: an amount has two places, litres have three. */
const amountText = z.string().regex(/^-?\d{1,12}(\.\d{1,2})?$/)
const decimalText = z.string().regex(/^-?\d{1,12}(\.\d{1,3})?$/)

/** Also of each part between the wildcards of a pattern. */
const stripParts = (typed: string) => typed.split('%').map(stripDocument).join('%')

/**
 * What the API document says of a schema: it has those with a name (`id`) once, under this name; a `deprecated` one is
 * kept for older clients.
 */
export const documentNames = z.registry<{
  id?: string
  description?: string
  deprecated?: boolean
  /** What is taken, where a schema checks what it is made to. */
  pattern?: string
  /** Beside the pattern, for clients that have a type for it. */
  format?: 'date' | 'uri'
  /** The name of another record: a change of that one is no change of the row. */
  'x-juntado'?: true
  /** The values that there are, where the server checks them later: it names them in its refusal. */
  enum?: readonly (string | number)[]
  /** Of a table's name: the paths of its list and of one record. */
  'x-caminhos'?: { lista: string; registro?: string }
}>()

/** Of a schema that takes the empty text and null too: the schema of its other texts. */
export const emptied = new WeakMap<object, z.ZodType>()

/** The values that the condition of a column takes, for refusals. */
export const listedValues = z.registry<{ values: readonly (string | number)[] }>()

function conditionSchema(value: z.ZodType<string | number | boolean>, like?: z.ZodType<string>) {
  const nullable = value.nullable()
  const operators = z
    .strictObject({
      _eq: nullable,
      _neq: nullable,
      _in: z.array(value).max(MOST_VALUES),
      _not_in: z.array(value).max(MOST_VALUES),
      _gt: value,
      _gte: value,
      _lt: value,
      _lte: value,
      _is_null: z.boolean(),
      ...(like && { _ilike: like }),
    })
    .partial()
  return z.union([nullable, operators])
}

const named = (id: string, ...parts: Parameters<typeof conditionSchema>) =>
  conditionSchema(...parts).register(documentNames, { id })

/** One schema for all columns of a kind: documents name it once. */
const conditionOf: Record<ColumnKind | 'unmarked' | 'amount' | 'decimal', z.ZodType> = {
  text: named('CondicaoTexto', kindSchemas.text, pattern),
  unmarked: named(
    'CondicaoDocumento',
    kindSchemas.text.overwrite(stripDocument),
    pattern.overwrite(stripParts),
  ),
  number: named('CondicaoNumero', kindSchemas.number),
  amount: named('CondicaoValor', z.union([kindSchemas.number, amountText])),
  decimal: named('CondicaoDecimal', z.union([kindSchemas.number, decimalText])),
  boolean: named('CondicaoBooleano', kindSchemas.boolean),
  date: named('CondicaoData', kindSchemas.date),
}

/** One schema for all columns with the same values. */
const listedConditions = new Map<string, z.ZodType>()

function listedCondition(column: ListColumn): z.ZodType {
  const values = valuesOf(column)
  const same = JSON.stringify(values)
  const [value, like] = column.kind === 'number' ? [z.number()] : [z.string(), pattern]
  const made =
    listedConditions.get(same) ?? conditionSchema(value.register(documentNames, { enum: values }), like)
  listedConditions.set(same, made)
  return made
}

function conditionFor({ kind, unmarked: strips, money, places }: ListColumn): z.ZodType {
  if (strips) return conditionOf.unmarked
  if (places) return conditionOf.decimal
  return conditionOf[money ? 'amount' : kind]
}

/** Of a column with a list of values the document names these; the server refuses others. */
function documented(column: ListColumn): z.ZodType {
  if (!column.words) return conditionFor(column).optional()
  const condition = listedCondition(column).optional()
  const values = valuesOf(column)
  listedValues.add(condition, { values })
  return condition.register(documentNames, { description: `Um de: ${values.join(', ')}.` })
}

export type FilterValue = string | number | boolean | null
export interface FilterOperators {
  _eq?: FilterValue
  _neq?: FilterValue
  _in?: FilterValue[]
  _not_in?: FilterValue[]
  _ilike?: string
  _gt?: FilterValue
  _gte?: FilterValue
  _lt?: FilterValue
  _lte?: FilterValue
  _is_null?: boolean
}
export type Filter<K extends string = string> = { [P in K]?: FilterValue | FilterOperators } & {
  _and?: Filter<K>[]
  _or?: Filter<K>[]
}

/** Operators that an index of the column answers. */
const BY_INDEX = new Set(['_eq', '_in', '_gt', '_gte', '_lt', '_lte'])

const isSearched = (condition: unknown): boolean =>
  condition !== undefined &&
  condition !== null &&
  (typeof condition !== 'object' || Object.keys(condition).some((operator) => BY_INDEX.has(operator)))

/**
 * One alternative of `_or`. Of a list that marks columns as `indexed` each needs a condition on one of them: a single
 * alternative without an index would read the whole table for all of them.
 */
function alternativeSchema(level: z.ZodType, columns: Readonly<Record<string, ListColumn>>): z.ZodType {
  const indexed = Object.keys(columns).filter((key) => columns[key]!.indexed)
  return level.superRefine((alternative, context) => {
    const conditions = alternative as Record<string, unknown>
    const fits = indexed.length
      ? indexed.some((key) => isSearched(conditions[key]))
      : Object.values(conditions).some((condition) => condition !== undefined)
    if (!fits)
      context.addIssue({ code: 'custom', message: indexed.length ? text.noIndex(indexed) : text.noCondition })
  })
}

/** The filter of a list with these columns: unknown columns and operators are refused. */
export function filterSchema(columns: Readonly<Record<string, ListColumn>>): z.ZodObject {
  const conditions = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, documented(column)]),
  )
  const level = z.strictObject(conditions)
  return z.strictObject({
    ...conditions,
    _and: z.array(level).max(20).optional(),
    _or: z.array(alternativeSchema(level, columns)).min(1).max(20).optional(),
  })
}
