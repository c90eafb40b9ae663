/** One declaration of a list's columns: what may be filtered and sorted, and the heads of its export. */
import * as z from 'zod'
import type { ColumnKind, ListColumn, PersonalKind, ShownAs } from './list-column.ts'
import { filterSchema, type Filter } from './list-condition.ts'
import { MAX_LIMIT } from './list-limits.ts'
import { sortSchema } from './list-order.ts'

export { MAX_LIMIT }
export {
  documentNames,
  emptied,
  listedValues,
  type Filter,
  type FilterOperators,
  type FilterValue,
} from './list-condition.ts'
export {
  active,
  amount,
  asWords,
  boolean,
  choice,
  date,
  documentNumber,
  indexed,
  momentDay,
  number,
  numbered,
  personal,
  summed,
  telephone,
  text,
  unmarked,
  type ColumnKind,
  type ListColumn,
  type ShownAs,
} from './list-column.ts'

/** An order: by a column, or by `-column` from its end. */
export type SortBy<S extends string> = S | `-${S}`

/** The order of a list: by one column, or by several, the first before the others. */
export type SortOf<S extends string> = SortBy<S> | SortBy<S>[]

/**
 * What a list is asked for. `depois` is the opaque mark of the last row seen; `contar: false` skips the total, `contar_ate`
 * counts no further than that and the end of the page.
 */
export interface ListRequest<K extends string = string, S extends string = string> {
  limit: number
  offset: number
  sort?: SortOf<S>
  q?: string
  filtro: Filter<K>
  depois?: string
  contar: boolean
  contar_ate?: number
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
  const input = z
    .strictObject({
      limit: z.int().min(0).max(MAX_LIMIT).default(20),
      offset: z.int().min(0).max(10_000_000).default(0),
      sort: sortSchema(columns, orders).optional(),
      q: z.string().max(200).optional(),
      filtro: filterSchema(columns).default({}),
      depois: z.string().max(600).optional(),
      contar: z.boolean().default(true),
      contar_ate: z.int().min(1).max(1_000_000).optional(),
      ...more,
    })
    .prefault({})
  type Input = ListDefinition<keyof Columns & string, Columns, S, M>['input']
  return { columns, input: input as unknown as Input, sort }
}

/** A page of a list. `total` is null when it was not asked for; `depois` marks the last row. */
export interface Page<Row> {
  total: number | null
  /** There are more rows than `total`: no more were counted. */
  ha_mais?: true
  dados: Row[]
  depois: string | null
  /** Amount → its total over all rows of the filter, where the list has such columns and `total` was asked for. */
  somas?: Record<string, string>
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
