/** Order, page and count of a list, from one declaration of its columns. */
import type { ListDefinition, ListRequest, Page } from '@intranet/contract/list'
import { ordersOf } from '@intranet/contract/list-order'
import { preparedCustom } from '@intranet/db/driver/prepared-custom'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { anyOf, type AnySelect } from './any-select.ts'
import { filterTests } from './list-filter.ts'
import { assertWhole, rowsToRead } from './list-limit.ts'
import { decodeMark, encodeMark, listNamed } from './list-mark.ts'
import {
  inOrder,
  ofLastMonth,
  pageOf,
  pageWithTotal,
  valuesOf,
  type Ordered,
  type PageRequest,
} from './list-page.ts'
import { cappedTotal, sumOf, totalOf, totalsOf } from './list-total.ts'
import { holdsText, typedWords } from './text-search.ts'

type Ref = string | RawBuilder<unknown>

/** The SQL of a list's columns. Columns that are not named are `alias.column`. */
export interface ListSource<K extends string> {
  definition: ListDefinition<K>
  /** Table alias of the columns that `refs` does not name; also of `id`, the tie-breaker. */
  alias: string
  refs?: Partial<Record<K, Ref>>
  /** The SQL by which a column is sorted, where that is not what it answers and is filtered by. */
  sorted?: Partial<Record<K, RawBuilder<unknown>>>
  /**
   * Where `q` is searched: the normalised search column, or `normalised(…)` of columns if there is none. Each of several
   * must contain the words: first one with an index, then the part that the reader may see.
   */
  search?: Ref | readonly Ref[]
  /** What an index answers for a `q` as a whole, instead of a search for its words; undefined of another `q`. */
  lookUp?: ((q: string) => RawBuilder<boolean> | undefined) | undefined
  /** Page and total in one statement, so that a text is searched once: for lists whose filter reads many rows. */
  together?: boolean
  /** The column by whose moment or date the table has months (docs/deploy.md#months): a page is read in few of them. */
  months?: K
}

/** `alias.column` of every table of a query. */
type ColumnOf<DB, TB extends keyof DB> = {
  [Alias in TB & string]: `${Alias}.${keyof DB[Alias] & string}`
}[TB & string]

/** Text without accents and case; names its columns, so that a list that has no such column does not compile. */
interface Normalised<Column extends string> extends RawBuilder<string> {
  readonly columns?: Column
}

type Place<Column extends string> = Column | Normalised<Column>

/** A source whose strings are columns of its query: what the alias's table does not have is named in `refs`. */
type SourceOf<K extends string, DB, TB extends keyof DB, Alias extends TB & string> = Omit<
  ListSource<K>,
  'alias' | 'refs' | 'search'
> & {
  alias: Alias
  search?: Place<ColumnOf<DB, TB>> | readonly Place<ColumnOf<DB, TB>>[]
} & (Exclude<K, keyof DB[Alias]> extends never
    ? { refs?: { [Key in K]?: ColumnOf<DB, TB> | RawBuilder<unknown> } }
    : {
        refs: { [Key in Exclude<K, keyof DB[Alias]>]: ColumnOf<DB, TB> | RawBuilder<unknown> } & {
          [Key in K]?: ColumnOf<DB, TB> | RawBuilder<unknown>
        }
      })

const asExpression = (ref: Ref) => (typeof ref === 'string' ? sql.ref(ref) : ref)

/** Columns of a small table, made searchable without accents and case. */
export const normalised = <Column extends string>(...columns: Column[]): Normalised<Column> =>
  sql`normaliza(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))}))`

/** Where each column of a list is read. */
const refsOf =
  <K extends string>({ refs, alias }: ListSource<K>) =>
  (key: K) =>
    asExpression(refs?.[key] ?? `${alias}.${key}`) as RawBuilder<unknown>

/** The rows of a request, before order and page: for reports that count instead of listing. */
export function filterRows<K extends string, DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  request: Pick<ListRequest<K>, 'filtro' | 'q'>,
  source: ListSource<K>,
): AnySelect<O> {
  const refOf = refsOf(source)
  let filtered = anyOf(query)
  for (const test of filterTests(request.filtro, source.definition.columns, refOf))
    filtered = filtered.where(test)
  const lookedUp = request.q && source.lookUp?.(request.q)
  if (lookedUp) return filtered.where(lookedUp)
  if (request.q && source.search) {
    const places = [source.search].flat() as Ref[]
    for (const word of typedWords(request.q))
      for (const place of places) filtered = filtered.where(holdsText(asExpression(place), word))
  }
  return filtered
}

/**
 * Reads one page of `query` (from, joins and scope already on it, `id` among its selected columns).
 * The page, and the totals when `contar` requests them and the page does not already show them; of a table with months
 * the page is looked for in the last one before.
 */
export const readPage = <
  K extends string,
  DB,
  TB extends keyof DB,
  O extends { id: number },
  Alias extends TB & string,
>(
  query: SelectQueryBuilder<DB, TB, O>,
  request: ListRequest<K>,
  source: SourceOf<K, DB, TB, Alias>,
): Promise<Page<O>> => readRows(query, request, source)

/** `readPage` of a table that is chosen at run time: its columns are not checked. */
export async function readRows<K extends string, DB, TB extends keyof DB, O extends { id: number }>(
  query: SelectQueryBuilder<DB, TB, O>,
  request: ListRequest<K>,
  source: ListSource<K>,
): Promise<Page<O>> {
  const refOf = refsOf(source)
  const sort = request.sort ?? source.definition.sort
  const orders = ordersOf(sort).map(({ key, descending }) => ({
    ref: source.sorted?.[key as K] ?? refOf(key as K),
    descending,
  }))
  const asked: PageRequest<O> = {
    query: anyOf(query),
    filtered: filterRows(query, request, source),
    request,
    orders,
    id: sql.ref(`${source.alias}.id`),
    month: source.months && refOf(source.months),
  }
  const mark = request.depois ? decodeMark(request.depois, listNamed(request, sort)) : null
  const limit = rowsToRead(request.limit)
  const read = async (page: AnySelect<O>) =>
    (await inOrder(page.modifyFront(preparedCustom), asked).execute()) as (O & Ordered)[]

  const recent = ofLastMonth(asked, sort, source.months, mark)
  let rows = recent ? await read(pageOf(asked, mark, recent)) : []
  if (!recent || rows.length < limit) {
    const counts = source.together && request.contar && !mark
    rows = await read(counts ? pageWithTotal(asked) : pageOf(asked, mark))
  }
  assertWhole(request.limit, rows)
  const last = rows.at(-1)
  const next =
    last && rows.length === limit
      ? encodeMark({ lista: listNamed(request, sort), ...valuesOf(last, orders), id: last.id })
      : null
  const counted = rows[0]?.total_
  // JSON leaves out what is undefined; copying rows without the two keys took longer than reading them.
  for (const row of rows) {
    row.total_ = row.ordem_ = undefined
    if (orders.length > 1) row.ordens_ = undefined
  }
  const summed = (Object.keys(source.definition.columns) as K[]).filter(
    (key) => source.definition.columns[key].summed,
  )
  if (summed.length > 0 && request.contar) {
    const { total, ...somas } = await totalsOf(
      asked.filtered,
      summed.map((key) => sumOf(key, refOf(key))),
    )
    return { total, dados: rows, depois: next, somas }
  }
  const total = counted ?? (await totalOf(asked, rows.length, mark !== null))
  return { ...cappedTotal(total, request), dados: rows, depois: next }
}
