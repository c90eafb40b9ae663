/** One declaration of a list's columns: what may be filtered and sorted, and the heads of its export. */
import * as z from 'zod'
import { stripMarks } from './formats.ts'
import type { ColumnKind, ListColumn, PersonalKind, ShownAs } from './list-column.ts'
import { MAX_LIMIT, pageSizes } from './list-limits.ts'

export { MAX_LIMIT, pageSizes }
export {
  amount,
  boolean,
  choice,
  date,
  momentDay,
  number,
  personal,
  telephone,
  text,
  unmarked,
  type ColumnKind,
  type ListColumn,
  type ShownAs,
} from './list-column.ts'

const pattern = z.string().max(200)
const valueOf = {
  text: z.string().max(500),
  number: z.number(),
  boolean: z.boolean(),
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/),
} satisfies Record<ColumnKind, z.ZodType>
/** Of an amount, where it is no number. */
const decimal = z.string().regex(/^-?\d{1,12}(\.\d{1,2})?$/)

/** Also of each part between the wildcards of a pattern. */
const stripParts = (typed: string) => typed.split('%').map(stripMarks).join('%')

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
  /** The name of another record: a change of that one is no change of the row. */
  'x-juntado'?: true
}>()

function conditionSchema(id: string, value: z.ZodType<string | number | boolean>, like?: z.ZodType<string>) {
  const nullable = value.nullable()
  const operators = z
    .strictObject({
      _eq: nullable,
      _neq: nullable,
      _in: z.array(value).max(1000),
      _gte: value,
      _lte: value,
      _is_null: z.boolean(),
      ...(like && { _ilike: like }),
    })
    .partial()
  return z.union([nullable, operators]).register(documentNames, { id })
}

/** One schema for all columns of a kind: documents name it once. */
const conditionOf: Record<ColumnKind | 'unmarked' | 'amount', z.ZodType> = {
  text: conditionSchema('CondicaoTexto', valueOf.text, pattern),
  unmarked: conditionSchema(
    'CondicaoDocumento',
    valueOf.text.overwrite(stripMarks),
    pattern.overwrite(stripParts),
  ),
  number: conditionSchema('CondicaoNumero', valueOf.number),
  amount: conditionSchema('CondicaoValor', z.union([valueOf.number, decimal])),
  boolean: conditionSchema('CondicaoBooleano', valueOf.boolean),
  date: conditionSchema('CondicaoData', valueOf.date),
}

function conditionFor({ kind, unmarked: strips, money }: ListColumn): z.ZodType {
  if (strips) return conditionOf.unmarked
  return conditionOf[money ? 'amount' : kind]
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

/** An order: by a column, or by `-column` from its end. */
export type SortBy<S extends string> = S | `-${S}`

/** What a list is asked for. `depois` is the opaque mark of the last row seen; `contar: false` skips the total. */
export interface ListRequest<K extends string = string, S extends string = string> {
  limit: number
  offset: number
  sort?: SortBy<S>
  q?: string
  filtro: Filter<K>
  depois?: string
  contar: boolean
}

/** Inputs of one list alone, beside those of all. */
type More = Record<string, z.ZodType>
type OutputsOf<M extends More> = keyof M extends never ? unknown : z.output<z.ZodObject<M>>
type InputsOf<M extends More> = keyof M extends never ? unknown : z.input<z.ZodObject<M>>

/** `K` are its columns, `C` what they are, `S` those that it is sorted by, `M` its own inputs. */
export interface ListDefinition<
  K extends string,
  C extends Record<K, ListColumn> = Record<K, ListColumn>,
  S extends string = string,
  M extends More = Record<never, never>,
> {
  columns: C
  input: z.ZodType<ListRequest<K, S> & OutputsOf<M>, (Partial<ListRequest<K, S>> & InputsOf<M>) | undefined>
  /** The default order: a column, or `-column`. */
  sort: string
}

type SortableKey<Columns extends Record<string, ListColumn>> = {
  [Key in keyof Columns & string]: Columns[Key] extends ListColumn<ColumnKind, true> ? Key : never
}[keyof Columns & string]

/**
 * Declares a list. Unknown columns, operators and flags are refused with 422.
 * `sort` is the default order, such as `nome` or `-created_at`; `more` are inputs of this list alone; `orders` is what it
 * is sorted by where that is not its sortable columns.
 */
export function listOf<
  Columns extends Record<string, ListColumn>,
  S extends string = SortableKey<Columns>,
  M extends More = Record<never, never>,
>(
  sort: SortBy<SortableKey<Columns>>,
  columns: Columns,
  more?: M,
  orders?: readonly S[],
): ListDefinition<keyof Columns & string, Columns, S, M> {
  const keys = Object.keys(columns)
  const conditions: Record<string, z.ZodType> = {}
  for (const key of keys) conditions[key] = conditionFor(columns[key]!).optional()
  const level = z.strictObject(conditions)
  const filtro = z.strictObject({ ...conditions, _and: z.array(level).max(20).optional() })
  const sortable: readonly string[] = orders ?? keys.filter((key) => columns[key]!.sortable)
  const sorts = sortable.flatMap((key) => [key, `-${key}`])
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
  type Input = ListDefinition<keyof Columns & string, Columns, S, M>['input']
  return { columns, input: input as unknown as Input, sort }
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
  as?: ShownAs
  personal?: PersonalKind
  /** What the screen says of a row, where it is made of several fields. */
  says?(row: object): string
}

/** A head alone leaves the kind of each value to the value. */
export type ExportHead = string | ExportColumn

/** Column → head, for the columns that an export holds. */
export const exportHeads = (definition: ListDefinition<string>): Record<string, ExportColumn> =>
  Object.fromEntries(
    Object.entries(definition.columns).flatMap(([key, one]): [string, ExportColumn][] => {
      const { label, words, kind, as, personal } = one
      if (!label) return []
      const more = { ...(words && { words }), ...(as && { as }), ...(personal && { personal }) }
      return [[key, { label, kind: one.money ? 'money' : kind, ...more }]]
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
