/** Order, page and count of a list, from one declaration of its columns. */
import type { ListDefinition, ListRequest, Page } from '@intranet/contract/list'
import { ordersOf } from '@intranet/contract/list-order'
import { preparedCustom } from '@intranet/db/driver/prepared-custom'
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { filterTests } from './list-filter.ts'
import { assertWhole, rowsToRead } from './list-limit.ts'
import {
  afterMark,
  decodeMark,
  encodeMark,
  listNamed,
  type Mark,
  type MarkValue,
  type Order,
} from './list-mark.ts'
import { holdsText, typedWords } from './text-search.ts'

/** A query of whatever tables: columns are named by `Ref`s, which the list's declaration checks. */
type AnySelect<O> = SelectQueryBuilder<Record<string, object>, string, O>
type Ref = string | RawBuilder<unknown>

const anyOf = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) => query as AnySelect<O>

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
  /** Page and total in one statement, so that a text is searched once: for lists whose filter reads many rows. */
  together?: boolean
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
  if (request.q && source.search) {
    const places = [source.search].flat() as Ref[]
    for (const word of typedWords(request.q))
      for (const place of places) filtered = filtered.where(holdsText(asExpression(place), word))
  }
  return filtered
}

/**
 * Reads one page of `query` (from, joins and scope already on it, `id` among its selected columns).
 * Two statements at most: the page, and the totals when `contar` requests them and the page does not already show them.
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
  const idRef = sql.ref(`${source.alias}.id`) as RawBuilder<unknown>

  const filtered = filterRows(query, request, source)

  const mark = request.depois ? decodeMark(request.depois, listNamed(request, sort)) : null
  const limit = rowsToRead(request.limit)
  const ordered = <T>(rows: AnySelect<T>) => inOrder(rows, orders, idRef).limit(limit)
  // First the keys, for which an index is enough; then all columns of the page's rows only.
  const keys = (rows: AnySelect<O>) => sql`array${ordered(rows.clearSelect().select(idRef.as('id')))}`
  const wanted = mark
    ? afterMark(orders, idRef, mark).map((test) => keys(filtered.where(test)))
    : [keys(filtered.offset(request.offset))]
  const paged = anyOf(query)
    .select(orderColumns(orders))
    .where(sql<SqlBool>`${idRef} = any(${sql.join(wanted, sql` || `)})`)

  const counts = source.together && request.contar && !mark
  const page = counts ? withTotal(query, filtered, request, orders, idRef) : paged
  const rows = (await ordered(page.modifyFront(preparedCustom)).execute()) as (O & Ordered)[]
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
      filtered,
      summed.map((key) => sumOf(key, refOf(key))),
    )
    return { total, dados: rows, depois: next, somas }
  }
  const total =
    counted ?? (await totalOf({ query, filtered, request, found: rows.length, marked: mark !== null }))
  return { ...cappedTotal(total, request), dados: rows, depois: next }
}

/** A total that passes `contar_ate` is answered as that, with a mark. */
function cappedTotal(
  total: number | null,
  { contar_ate }: ListRequest,
): Pick<Page<never>, 'total' | 'ha_mais'> {
  if (total === null || contar_ate === undefined || total <= contar_ate) return { total }
  return { total: contar_ate, ha_mais: true }
}

/** Rows of which no more are counted than `contar_ate`, and the one by which there are more. */
const countedRows = (rows: RawBuilder<unknown>, { contar_ate }: ListRequest) =>
  contar_ate === undefined
    ? sql<number>`(select count(*) from ${rows} contadas)`
    : sql<number>`(select count(*) from (select from ${rows} todas limit ${contar_ate + 1}) contadas)`

interface Ordered {
  ordem_?: MarkValue | Date
  /** Of the further columns of an order, as JSON has them. */
  ordens_?: MarkValue[]
  total_?: number
}

const way = (descending: boolean) => (descending ? 'desc' : 'asc')

/** The id last, in the direction of the last column. */
function inOrder<T>(rows: AnySelect<T>, orders: readonly Order[], id: RawBuilder<unknown>): AnySelect<T> {
  const all = [...orders, { ref: id, descending: orders.at(-1)!.descending }]
  return all.reduce(
    (sorted, { ref, descending }) => sorted.orderBy(sql`${ref} ${sql.raw(way(descending))}`),
    rows,
  )
}

/** What the mark of the next page is made of, beside the row's own columns. */
function orderColumns([first, ...others]: readonly Order[]) {
  const further = sql.join(others.map(({ ref }) => sql`(${ref})::text`))
  return [
    first!.ref.as('ordem_'),
    ...(others.length ? [sql<MarkValue[]>`array[${further}]`.as('ordens_')] : []),
  ]
}

function valuesOf({ ordem_, ordens_ }: Ordered, orders: readonly Order[]): Pick<Mark, 'valor' | 'mais'> {
  const valor = ordem_ instanceof Date ? ordem_.toISOString() : (ordem_ ?? null)
  return orders.length > 1 ? { valor, mais: ordens_ } : { valor }
}

/**
 * The page with `total_` on each row. With a text the matches are found once and kept; without one they are only
 * counted.
 */
function withTotal<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  filtered: AnySelect<O>,
  request: ListRequest,
  orders: readonly Order[],
  idRef: RawBuilder<unknown>,
): AnySelect<O> {
  const limit = rowsToRead(request.limit)
  const named = orders.map((order, place) => ({ ...order, name: `ordem${place || ''}` }))
  const matches = filtered
    .clearSelect()
    .select([idRef.as('id'), ...named.map(({ ref, name }) => ref.as(name))])
  const by = named.map(({ name, descending }) => `${name} ${way(descending)}`)
  const order = sql.raw([...by, `id ${way(orders.at(-1)!.descending)}`].join(', '))
  const found = sql`${request.q ? sql`with achadas as materialized` : sql`with achadas as not materialized`}
    (${matches})
    select array(select id from achadas order by ${order}
      limit ${limit} offset ${request.offset}) as ids, ${countedRows(sql`achadas`, request)} as total`
  return anyOf(query)
    .innerJoin(sql<{ ids: number[]; total: number }>`(${found})`.as('pagina'), (join) =>
      join.on(sql<SqlBool>`${idRef} = any(pagina.ids)`),
    )
    .select([...orderColumns(orders), sql`pagina.total`.as('total_')])
}

interface Counting<DB, TB extends keyof DB, O> {
  query: SelectQueryBuilder<DB, TB, O>
  filtered: AnySelect<O>
  request: ListRequest
  /** Rows of the page. */
  found: number
  marked: boolean
}

async function totalOf<DB, TB extends keyof DB, O>({
  query,
  filtered,
  request,
  found,
  marked,
}: Counting<DB, TB, O>): Promise<number | null> {
  if (!request.contar) return null
  const limit = rowsToRead(request.limit)
  if (!marked && found < limit && (found > 0 || request.offset === 0)) return request.offset + found
  if (request.contar_ate === undefined) return (await totalsOf(filtered, [])).total
  // Any row of the list carries the count of those that fit.
  const fitting = sql`(${filtered.clearSelect().select(sql`1`.as('linha'))})`
  const counted = await anyOf(query)
    .clearSelect()
    .select(countedRows(fitting, request).as('total'))
    .limit(1)
    .executeTakeFirst()
  return (counted as { total: number } | undefined)?.total ?? 0
}

const sumOf = (key: string, ref: RawBuilder<unknown>) => sql<string>`coalesce(sum(${ref}), 0)::text`.as(key)

/** How many rows there are, and the sums of their amounts. */
const totalsOf = <O>(filtered: AnySelect<O>, sums: ReturnType<typeof sumOf>[]) =>
  filtered
    .clearSelect()
    .select([sql<number>`count(*)`.as('total'), ...sums])
    .executeTakeFirstOrThrow() as Promise<{ total: number } & Record<string, string>>
