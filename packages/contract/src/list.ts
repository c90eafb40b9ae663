/** One declaration of a list's columns: what may be filtered and sorted, and the heads of its export. */
import * as z from 'zod'
import { stripMarks } from './formats.ts'
import { MAX_LIMIT, pageSizes } from './list-limits.ts'

export type ColumnKind = 'text' | 'number' | 'boolean' | 'date'

/** A column of a list. `label` is its title in exports; without one it is not exported. */
export interface ListColumn<Kind extends ColumnKind = ColumnKind> {
  kind: Kind
  label?: string
  sortable: boolean
  /** Kept without the marks that people write: a filter is read without them too. */
  unmarked?: boolean
  /** Stored value → the word that people read, for the export. */
  words?: Readonly<Record<string, string>>
  /** An amount in reais. */
  money?: boolean
}

const column =
  <Kind extends ColumnKind>(kind: Kind) =>
  (label?: string, sortable = true): ListColumn<Kind> => ({ kind, label, sortable })

export const text = column('text')
export const number = column('number')
export const boolean = column('boolean')
export const date = column('date')

/** An amount in reais. */
export const amount = (label?: string, sortable = true): ListColumn<'number'> => ({
  ...number(label, sortable),
  money: true,
})

/** A document, phone or CEP. */
export const unmarked = (label?: string, sortable = true): ListColumn<'text'> => ({
  ...text(label, sortable),
  unmarked: true,
})

/** A value from a closed list: filtered and answered as stored, exported as people read it. */
export const choice = (
  words: Readonly<Record<string, string>>,
  label: string,
  sortable = true,
): ListColumn<'text'> => ({ kind: 'text', label, sortable, words })

export { MAX_LIMIT, pageSizes }

const pattern = z.string().max(200)
const valueOf = {
  text: z.string().max(500),
  number: z.number(),
  boolean: z.boolean(),
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/),
} satisfies Record<ColumnKind, z.ZodType>

/** Also of each part between the wildcards of a pattern. */
const stripParts = (typed: string) => typed.split('%').map(stripMarks).join('%')

function conditionSchema(kind: ColumnKind, strips: boolean, id: string) {
  const value = (strips ? valueOf.text.overwrite(stripMarks) : valueOf[kind]) as z.ZodType<
    string | number | boolean
  >
  const nullable = value.nullable()
  const operators = z
    .strictObject({
      _eq: nullable,
      _neq: nullable,
      _in: z.array(value).max(1000),
      _gte: value,
      _lte: value,
      _is_null: z.boolean(),
      ...(kind === 'text' && { _ilike: strips ? pattern.overwrite(stripParts) : pattern }),
    })
    .partial()
  return z.union([nullable, operators]).meta({ id })
}

/** One schema for all columns of a kind: documents name it once. */
const conditionOf: Record<ColumnKind | 'unmarked', z.ZodType> = {
  text: conditionSchema('text', false, 'CondicaoTexto'),
  unmarked: conditionSchema('text', true, 'CondicaoDocumento'),
  number: conditionSchema('number', false, 'CondicaoNumero'),
  boolean: conditionSchema('boolean', false, 'CondicaoBooleano'),
  date: conditionSchema('date', false, 'CondicaoData'),
}

export type FilterValue = string | number | boolean | null
export interface FilterOperators {
  _eq?: FilterValue
  _neq?: FilterValue
  _in?: FilterValue[]
  _ilike?: string
  _gte?: FilterValue
  _lte?: FilterValue
  _is_null?: boolean
}
export type Filter<K extends string = string> = { [P in K]?: FilterValue | FilterOperators } & {
  _and?: Filter<K>[]
}

/** What a list is asked for. `depois` is the opaque mark of the last row seen; `contar: false` skips the total. */
export interface ListRequest<K extends string = string> {
  limit: number
  offset: number
  sort?: string
  q?: string
  filtro: Filter<K>
  depois?: string
  contar: boolean
}

export interface ListDefinition<K extends string, C extends Record<K, ListColumn> = Record<K, ListColumn>> {
  columns: C
  input: z.ZodType<ListRequest<K>, Partial<ListRequest<K>> | undefined>
  /** The default order: a column, or `-column`. */
  sort: string
}

/**
 * Declares a list. Unknown columns, operators and flags are refused with 422.
 * `sort` is the default order, such as `nome` or `-created_at`; `more` are inputs of this list alone.
 */
export function listOf<C extends Record<string, ListColumn>>(
  sort: string,
  columns: C,
  more: Record<string, z.ZodType> = {},
): ListDefinition<keyof C & string, C> {
  const keys = Object.keys(columns)
  const conditions: Record<string, z.ZodType> = {}
  for (const key of keys) {
    const { kind, unmarked: strips } = columns[key]!
    conditions[key] = conditionOf[strips ? 'unmarked' : kind].optional()
  }
  const level = z.strictObject(conditions)
  const filtro = z.strictObject({ ...conditions, _and: z.array(level).max(20).optional() })
  const sorts = keys.filter((key) => columns[key]!.sortable).flatMap((key) => [key, `-${key}`])
  const input = z
    .strictObject({
      limit: z.int().min(0).max(MAX_LIMIT).default(20),
      offset: z.int().min(0).max(10_000_000).default(0),
      sort: z.enum(sorts as [string, ...string[]]).optional(),
      q: z.string().max(200).optional(),
      filtro: filtro.default({}),
      depois: z.string().max(600).optional(),
      contar: z.boolean().default(true),
      ...more,
    })
    .prefault({})
  return { columns, input: input as unknown as ListDefinition<keyof C & string>['input'], sort }
}

/** A page of a list. `total` is null when it was not asked for; `depois` marks the last row. */
export interface Page<Row> {
  total: number | null
  dados: Row[]
  depois: string | null
}

/** A column of an export: its head, what its values are, and their words where they are stored as codes. */
export interface ExportColumn {
  label: string
  kind: ColumnKind | 'money'
  words?: Readonly<Record<string, string>>
}

/** A head alone leaves the kind of each value to the value. */
export type ExportHead = string | ExportColumn

/** Column → head, for the columns that an export holds. */
export const exportHeads = (definition: ListDefinition<string>): Record<string, ExportColumn> =>
  Object.fromEntries(
    Object.entries(definition.columns).flatMap(([key, one]): [string, ExportColumn][] => {
      const { label, words, kind } = one
      if (!label) return []
      return [[key, { label, kind: one.money ? 'money' : kind, ...(words && { words }) }]]
    }),
  )

/** Heads of which some are amounts in reais. */
export const withMoney = (
  heads: Readonly<Record<string, string>>,
  amounts: readonly string[],
): Record<string, ExportHead> =>
  Object.fromEntries(
    Object.entries(heads).map(([key, label]) => [
      key,
      amounts.includes(key) ? { label, kind: 'money' as const } : label,
    ]),
  )
