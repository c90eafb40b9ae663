/** Continuing a list after the row where a page ended. */
import { inputsOfAPage } from '@intranet/contract/list-limits'
import { common } from '@intranet/contract/messages'
import { rest } from '@intranet/contract/messages/list-requests'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { hash } from 'node:crypto'
import { refusals } from './errors.ts'

export type MarkValue = string | number | boolean | null

/** Where a page ended: of which list, the row's values of the sort (`mais`: of its further columns), and its id. */
export interface Mark {
  lista: string
  valor: MarkValue
  mais?: MarkValue[]
  id: number
}

/** A column of an order. */
export interface Order {
  ref: RawBuilder<unknown>
  descending: boolean
}

/** What may differ from page to page. */
const OF_THE_PAGE = new Set([...inputsOfAPage, 'sort'])

/** Names a list by its order and by what it was asked for: a mark of another one continues nothing. */
export function listNamed(request: object, sort: string | readonly string[] = ''): string {
  const asked = Object.entries(request).filter(([key, value]) => !OF_THE_PAGE.has(key) && value !== undefined)
  return hash(
    'sha256',
    JSON.stringify([[sort].flat().join(), ...asked.toSorted(([one], [other]) => (one < other ? -1 : 1))]),
  ).slice(0, 16)
}

/** A mark as clients send it back, opaque to them. */
export const encodeMark = (mark: Mark) => Buffer.from(JSON.stringify(mark)).toString('base64url')

/** Throws 422 for what is no mark, or that of a list with another order, filter, text or parent. */
export function decodeMark(text: string, lista: string): Mark {
  const mark = readMark(text)
  if (!mark || !Number.isSafeInteger(mark.id)) throw refusals.invalid({ depois: common.invalidData })
  if (mark.lista !== lista) throw refusals.invalid({ depois: rest.otherList })
  return mark
}

function readMark(text: string): Mark | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Mark
  } catch {
    return undefined
  }
}

/** The mark of a list whose pages are counted: how many rows were read. */
export const encodePlace = (place: number, lista: string) => encodeMark({ lista, valor: null, id: place })

/** How many rows were read before this page. Throws as `decodeMark` does. */
export const placeOf = ({ depois, offset }: { depois?: string; offset: number }, lista: string): number =>
  depois === undefined ? offset : Math.max(0, decodeMark(depois, lista).id)

const isValue = (value: unknown): value is MarkValue => value === null || typeof value !== 'object'

/** A value of an order, later than that of the mark. Nulls come last ascending and first descending, as PostgreSQL puts them. */
function later({ ref, descending }: Order, value: MarkValue): RawBuilder<SqlBool>[] {
  if (value === null) return descending ? [sql<SqlBool>`${ref} is not null`] : []
  if (descending) return [sql<SqlBool>`${ref} < ${value}`]
  return [sql<SqlBool>`${ref} > ${value}`, sql<SqlBool>`${ref} is null`]
}

const same = ({ ref }: Order, value: MarkValue) =>
  value === null ? sql<SqlBool>`${ref} is null` : sql<SqlBool>`${ref} = ${value}`

/** Rows after the mark in an order by several columns: each part has the same values up to one column, and a later one there. */
function afterSeveral(orders: readonly Order[], values: readonly MarkValue[]): RawBuilder<SqlBool>[] {
  return orders.flatMap((order, place) => {
    const before = orders.slice(0, place).map((one, index) => same(one, values[index]!))
    return later(order, values[place]!).map(
      (test) => sql<SqlBool>`(${sql.join([...before, test], sql` and `)})`,
    )
  })
}

/**
 * Rows after the mark in the list's order, in parts that an index can each find by range. `id` is read in the direction
 * of the last column. Throws 422 for a mark of another order.
 */
export function afterMark(
  orders: readonly Order[],
  id: RawBuilder<unknown>,
  mark: Mark,
): RawBuilder<SqlBool>[] {
  const values = [mark.valor, ...(mark.mais ?? [])]
  if (values.length !== orders.length || !values.every(isValue))
    throw refusals.invalid({ depois: common.invalidData })
  const [{ ref, descending }, ...others] = orders as [Order, ...Order[]]
  if (others.length)
    return afterSeveral([...orders, { ref: id, descending: others.at(-1)!.descending }], [...values, mark.id])
  const beyond = descending ? sql.raw('<') : sql.raw('>')
  if (mark.valor === null) {
    const ties = sql<SqlBool>`(${ref} is null and ${id} ${beyond} ${mark.id})`
    return descending ? [ties, sql<SqlBool>`${ref} is not null`] : [ties]
  }
  const after = sql<SqlBool>`(${ref}, ${id}) ${beyond} (${mark.valor}, ${mark.id})`
  return descending ? [after] : [after, sql<SqlBool>`${ref} is null`]
}
