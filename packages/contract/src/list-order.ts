/** What a list is sorted by: one of its columns, or up to three. */
import * as z from 'zod'
import type { ListColumn } from './list-column.ts'
import { list as text } from './messages/list-requests.ts'

/** Columns of one order. */
export const MAX_ORDERS = 3

/** The column of an order, and whether it is read from its end. */
export const orderOf = (sort: string) => ({ key: sort.replace(/^-/, ''), descending: sort.startsWith('-') })

/** The orders of a request, the first before the others. */
export const ordersOf = (sort: string | readonly string[]) => [sort].flat().map(orderOf)

const isRepeated = (sorts: readonly string[]) =>
  new Set(sorts.map((sort) => orderOf(sort).key)).size < sorts.length

/**
 * The `sort` of a list: a column, `-column` from its end, or an array of two or three. `orders` names what it is sorted by
 * where that is not its sortable columns: such a list has a fixed order, by one column.
 */
export function sortSchema(
  columns: Readonly<Record<string, ListColumn>>,
  orders?: readonly string[],
): z.ZodType {
  const sortable = orders ?? Object.keys(columns).filter((key) => columns[key]!.sortable)
  const refused = (sent: unknown): string => {
    if (Array.isArray(sent) && sent.length > MAX_ORDERS) return text.mostOrders(MAX_ORDERS)
    if (Array.isArray(sent) && isRepeated(sent.map(String))) return text.repeatedOrder
    const unsorted = [sent]
      .flat()
      .find((one) => typeof one === 'string' && !sortable.includes(orderOf(one).key))
    const { key } = orderOf(String(unsorted ?? ''))
    return text.notSorted(Object.hasOwn(columns, key) ? key : undefined, sortable)
  }
  const error = ({ input }: { input?: unknown }) => refused(input)
  const order = z.enum(sortable.flatMap((key) => [key, `-${key}`]) as [string, ...string[]], { error })
  if (orders) return order
  const several = z
    .array(order)
    .min(2)
    .max(MAX_ORDERS)
    .refine((sorts) => !isRepeated(sorts), text.repeatedOrder)
  return z.union([order, several], { error })
}
