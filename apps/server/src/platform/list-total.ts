/** How many rows a list has, as far as the request wants to know. */
import type { ListRequest, Page } from '@intranet/contract/list'
import { sql, type RawBuilder } from 'kysely'
import type { AnySelect } from './any-select.ts'
import { rowsToRead } from './list-limit.ts'

/** How many rows are counted: as many as `contar_ate`, and the requested page. */
const mostCounted = ({ contar_ate, limit, offset }: ListRequest) =>
  contar_ate === undefined ? undefined : Math.max(contar_ate, offset + rowsToRead(limit))

/** A total that passes what is counted is answered as that, with a mark. */
export function cappedTotal(
  total: number | null,
  request: ListRequest,
): Pick<Page<never>, 'total' | 'ha_mais'> {
  const most = mostCounted(request)
  if (total === null || most === undefined || total <= most) return { total }
  return { total: most, ha_mais: true }
}

/** Rows of which no more are read than are counted, and the one by which there are more. */
export function upToCounted(request: ListRequest): RawBuilder<unknown> {
  const most = mostCounted(request)
  return most === undefined ? sql`` : sql`limit ${most + 1}`
}

export const countedRows = (rows: RawBuilder<unknown>, request: ListRequest) =>
  sql<number>`(select count(*) from (select from ${rows} todas ${upToCounted(request)}) contadas)`

interface Counting<O> {
  query: AnySelect<O>
  filtered: AnySelect<O>
  request: ListRequest
}

/** The total of a request whose page has `found` rows, after a mark or not; null where none is wanted. */
export async function totalOf<O>(
  { query, filtered, request }: Counting<O>,
  found: number,
  marked: boolean,
): Promise<number | null> {
  if (!request.contar) return null
  const limit = rowsToRead(request.limit)
  if (!marked && found < limit && (found > 0 || request.offset === 0)) return request.offset + found
  if (request.contar_ate === undefined) return (await totalsOf(filtered, [])).total
  // Any row of the list carries the count of those that fit.
  const fitting = sql`(${filtered.clearSelect().select(sql`1`.as('linha'))})`
  const counted = await query
    .clearSelect()
    .select(countedRows(fitting, request).as('total'))
    .limit(1)
    .executeTakeFirst()
  return (counted as { total: number } | undefined)?.total ?? 0
}

export const sumOf = (key: string, ref: RawBuilder<unknown>) =>
  sql<string>`coalesce(sum(${ref}), 0)::text`.as(key)

/** How many rows there are, and the sums of their amounts. */
export const totalsOf = <O>(filtered: AnySelect<O>, sums: ReturnType<typeof sumOf>[]) =>
  filtered
    .clearSelect()
    .select([sql<number>`count(*)`.as('total'), ...sums])
    .executeTakeFirstOrThrow() as Promise<{ total: number } & Record<string, string>>
