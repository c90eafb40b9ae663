/** The statement of one page of a list: first the keys, for which an index is enough, then all columns of these rows. */
import type { ListRequest } from '@intranet/contract/list'
import { ordersOf } from '@intranet/contract/list-order'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AnySelect } from './any-select.ts'
import { rowsToRead } from './list-limit.ts'
import { afterMark, type Mark, type MarkValue, type Order } from './list-mark.ts'
import { countedRows, upToCounted } from './list-total.ts'

/** A request for a page, as parts of its statement. */
export interface PageRequest<O> {
  /** From, joins and scope. */
  query: AnySelect<O>
  /** The same with the filter and the text. */
  filtered: AnySelect<O>
  request: ListRequest
  orders: readonly Order[]
  id: RawBuilder<unknown>
  /** The column by which the table has months. */
  month: RawBuilder<unknown> | undefined
}

/** What a row has beside its own columns. */
export interface Ordered {
  ordem_?: MarkValue | Date
  /** Of the further columns of an order, as JSON has them. */
  ordens_?: MarkValue[]
  total_?: number
}

const way = (descending: boolean) => (descending ? 'desc' : 'asc')

/** A page's rows in order: the id last, in the direction of the last column. */
export function inOrder<T>(
  rows: AnySelect<T>,
  { orders, id, request }: Pick<PageRequest<unknown>, 'orders' | 'id' | 'request'>,
): AnySelect<T> {
  const all = [...orders, { ref: id, descending: orders.at(-1)!.descending }]
  return all
    .reduce((sorted, { ref, descending }) => sorted.orderBy(sql`${ref} ${sql.raw(way(descending))}`), rows)
    .limit(rowsToRead(request.limit))
}

/** What the mark of the next page is made of, beside the row's own columns. */
function orderColumns([first, ...others]: readonly Order[]) {
  const further = sql.join(others.map(({ ref }) => sql`(${ref})::text`))
  return [
    first!.ref.as('ordem_'),
    ...(others.length ? [sql<MarkValue[]>`array[${further}]`.as('ordens_')] : []),
  ]
}

export function valuesOf(
  { ordem_, ordens_ }: Ordered,
  orders: readonly Order[],
): Pick<Mark, 'valor' | 'mais'> {
  const valor = ordem_ instanceof Date ? ordem_.toISOString() : (ordem_ ?? null)
  return orders.length > 1 ? { valor, mais: ordens_ } : { valor }
}

const keyColumns = ({ id, month }: Pick<PageRequest<unknown>, 'id' | 'month'>) => [
  id.as('id'),
  ...(month ? [month.as('mes')] : []),
]

/** The page from its beginning, or after a mark. `only` is true of all its rows: with it, PostgreSQL finds them sooner. */
export function pageOf<O>(
  asked: PageRequest<O>,
  mark: Mark | null,
  only: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): AnySelect<O> {
  const { query, orders, id, month, request } = asked
  const filtered = asked.filtered.where(only)
  const keys = (rows: AnySelect<O>) => inOrder(rows.clearSelect().select(keyColumns(asked)), asked)
  const parts = mark
    ? afterMark(orders, id, mark).map((test) => keys(filtered.where(test)))
    : [keys(filtered.offset(request.offset))]
  const rows = query.select(orderColumns(orders)).where(only)
  if (month) {
    const all = sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    )
    return ofKeys(rows, asked, sql`with chaves as materialized (${all})`)
  }
  const ids = parts.map((part) => sql`array${part}`)
  return rows.where(sql<SqlBool>`${id} = any(${sql.join(ids, sql` || `)})`)
}

/**
 * The page with `total_` on each row. With a text the matches are found once and kept, the first ones as far as they are
 * counted; without one they are only counted.
 */
export function pageWithTotal<O>(asked: PageRequest<O>): AnySelect<O> {
  const { query, filtered, orders, request } = asked
  const named = orders.map((order, place) => ({ ...order, name: `ordem${place || ''}` }))
  const matches = filtered
    .clearSelect()
    .select([...keyColumns(asked), ...named.map(({ ref, name }) => ref.as(name))])
  const by = named.map(({ name, descending }) => `${name} ${way(descending)}`)
  const order = sql.raw([...by, `id ${way(orders.at(-1)!.descending)}`].join(', '))
  const firstOnes = request.contar_ate === undefined ? sql`` : sql`order by ${order} ${upToCounted(request)}`
  const kept = request.q ? sql`materialized (${matches} ${firstOnes})` : sql`not materialized (${matches})`
  const found = sql`with achadas as ${kept}, chaves as materialized (select * from achadas order by ${order}
    limit ${rowsToRead(request.limit)} offset ${request.offset})`
  const total = countedRows(sql`achadas`, request)
  return ofKeys(query.select([...orderColumns(orders), sql`pagina.total`.as('total_')]), asked, found, total)
}

/** The rows whose keys `found` has as `chaves`; those of a table with months only from the months of the keys. */
function ofKeys<O>(
  rows: AnySelect<O>,
  { id, month }: PageRequest<O>,
  found: RawBuilder<unknown>,
  total?: RawBuilder<number>,
): AnySelect<O> {
  const columns = sql.join([
    sql`array(select id from chaves) as ids`,
    ...(month ? [sql`(select min(mes) from chaves) as de, (select max(mes) from chaves) as ate`] : []),
    ...(total ? [sql`${total} as total`] : []),
  ])
  const inMonth = month ? sql`and ${month} between pagina.de and pagina.ate` : sql``
  return rows.innerJoin(sql`(${found} select ${columns})`.as('pagina'), (join) =>
    join.on(sql<SqlBool>`${id} = any(pagina.ids) ${inMonth}`),
  ) as AnySelect<O>
}

/**
 * Of a list whose order is that of its months, newest first: the month before the end of the last page or, for the first
 * one, before now. Most pages end within it, and the other months are not opened.
 */
export function ofLastMonth(
  { month }: Pick<PageRequest<unknown>, 'month'>,
  sort: ListRequest['sort'],
  months: string | undefined,
  mark: Mark | null,
): RawBuilder<SqlBool> | null {
  const [first] = ordersOf(sort ?? [])
  if (!month || first?.key !== months || !first?.descending) return null
  return sql<SqlBool>`${month} >= ${mark ? sql`${mark.valor}::timestamptz` : sql`now()`} - interval '31 days'`
}
